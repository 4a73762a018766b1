import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { expect, test, visit, withMotion } from './app.ts';
import { withPictures } from './browser.ts';
import { watchShifts } from './layout-shifts.ts';

const require = createRequire(import.meta.url);

const arimo = [
  require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
  require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
];
const roboto = [
  require.resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'),
  require.resolve('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf'),
];
const dejaVu = [
  require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
];

/** Fonts a device has before the web fonts load, and a common viewport width. */
const devices = [
  { device: 'an iPhone, which has Arial (Arimo is as wide)', width: 393, faces: arimo },
  { device: 'an Android phone', width: 412, faces: roboto },
  { device: 'an Android phone with all weights in one file', width: 412, faces: roboto.slice(0, 1) },
  { device: 'a Linux with nothing but what it comes with', width: 1280, faces: dejaVu },
];

/** Creates a fontconfig folder with only these fonts for Chromium. */
function createFontFolder(folder: string, faces: readonly string[]): string {
  mkdirSync(join(folder, 'faces'), { recursive: true });
  for (const face of faces) copyFileSync(face, join(folder, 'faces', basename(face)));
  const list = join(folder, 'fonts.conf');
  const places = `<dir>${join(folder, 'faces')}</dir><cachedir>${join(folder, 'cache')}</cachedir>`;
  writeFileSync(list, `<?xml version="1.0"?><fontconfig>${places}</fontconfig>`);
  return list;
}

test.use({ ...withMotion, ...withPictures });

// On other systems the browser's fonts cannot be configured.
if (process.platform === 'linux')
  for (const { device, width, faces } of devices)
    test(`loading the web fonts causes no layout shift on ${device}`, async ({
      playwright,
      launchOptions,
      contextOptions,
      baseURL,
    }, testInfo) => {
      const env = { ...process.env, FONTCONFIG_FILE: createFontFolder(testInfo.outputPath('device'), faces) };
      const browser = await playwright.chromium.launch({ ...launchOptions, env });
      const screen = { viewport: { width, height: 740 }, isMobile: width < 768 };
      const page = await browser.newPage({ ...contextOptions, baseURL: baseURL ?? '', ...screen });
      const shifts = await watchShifts(page);
      for (const path of ['/', '/plans', '/appointments', '/external']) {
        await visit(page, path);
        await page.evaluate(() => document.fonts.ready);
        const { sum, what } = await shifts();
        expect.soft(sum, `${path}: ${what}`).toBeLessThan(0.01);
      }
      await browser.close();
    });
