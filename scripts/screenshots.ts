import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { startProduct } from '#tests/support/servers/product.ts';
import { findChromium } from './chromium.mjs';
import { chromiumArgs } from './chromium-args.ts';
import { buildRelease, git } from './release-folder.ts';
import { openSitting, widths } from './screenshots/camera.ts';
import { takeJourney } from './screenshots/journey.ts';
import { takePages } from './screenshots/pages.ts';
import { phoneSizes, takePhones, wideSizes } from './screenshots/phones.ts';
import { takeSheets } from './screenshots/sheet.ts';
import { takeWindows } from './screenshots/windows.ts';

/**
 * `npm run screenshots`: the real product on an empty folder, every public page with its tabs and windows, and a made-up
 * person's booking, at three widths. Words after it choose among the screens by their names: `-- plans contact`.
 *
 * `-- --before <commit>`: what a small phone shows of this working copy and of that commit, by day and by night, and sheets
 * with the two side by side, into `screenshots/phones`. That commit is built in a folder of its own, once: its pictures stay in
 * `screenshots/<commit>`. `-- --phones`: of this working copy alone. `--wide` beside either: a tablet and a desk instead.
 */
const folder = 'screenshots';
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { before: { type: 'string' }, phones: { type: 'boolean' }, wide: { type: 'boolean' } },
});
const isWanted = (screen: string) => wanted.length === 0 || wanted.some((word) => screen.includes(word));
const sizes = options.wide ? wideSizes : phoneSizes;

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: chromiumArgs,
});
try {
  if (options.before !== undefined) await takeBoth(options.before);
  else if (options.phones) await takeOurs();
  else await ofNewProduct(undefined, takeAll);
} finally {
  await browser.close();
}

async function takeOurs(): Promise<string> {
  const phones = join(folder, 'phones');
  await ofNewProduct(undefined, async (url) => {
    const missing = await takePhones(browser, url, phones, sizes, isWanted);
    if (missing.length > 0) throw new Error(`Screens that were not reached:\n${missing.join('\n')}`);
  });
  return phones;
}

async function takeBoth(commit: string): Promise<void> {
  const before = await takeCommit(git('rev-parse', '--short', commit));
  const after = await takeOurs();
  await takeSheets(browser, before, after, sizes);
  console.log(`Side by side: ${after}/sheet-*.png`);
}

/** Its pictures, unless they are there from another time. What it does not have is told and left out. */
async function takeCommit(commit: string): Promise<string> {
  const pictures = join(folder, `${commit}${options.wide ? '-wide' : ''}`);
  if (existsSync(pictures)) return pictures;
  console.log(`Building ${commit} …`);
  const release = buildRelease(commit);
  try {
    await ofNewProduct(release.folder, async (url) => {
      for (const line of await takePhones(browser, url, pictures, sizes, () => true)) console.log(line);
    });
  } finally {
    release.remove();
  }
  return pictures;
}

async function takeAll(url: string) {
  mkdirSync(folder, { recursive: true });
  for (const width of widths) {
    for (const takeScreens of [takePages, takeWindows, takeJourney]) {
      const sitting = await openSitting(browser, url, width, folder, isWanted);
      await takeScreens(sitting);
      await sitting.page.context().close();
    }
  }
}

/** Starts a product on an empty folder for as long as it is looked at. @param release another one's folder than this one's */
async function ofNewProduct(release: string | undefined, look: (url: string) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'onyar-screenshots-'));
  const product = await startProduct({ DATA_DIR: dataDir }, release);
  try {
    await look(product.url);
  } finally {
    await product.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
