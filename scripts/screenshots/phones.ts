import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { type ComparedScreen, createWalks } from './walk.ts';

export type Size = { width: number; height: number };
export const phoneSizes: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
];
export const wideSizes: readonly Size[] = [
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
export const schemes = ['light', 'dark'] as const;

/** Maximum width of a phone. */
const widestPhone = 480;
/** How long to wait for an element that an older version may lack, in ms. */
const patienceMs = 45_000;

export const pictureOf = (screen: ComparedScreen, { width, height }: Size, scheme: string): string =>
  `${screen}-${width}x${height}-${scheme}.png`;

/**
 * Captures each screen in each size, in light and dark, into a folder.
 * @param isWanted whether the arguments select this screen
 * @returns descriptions of the screens that were not reached
 */
export async function takePhones(
  chrome: Browser,
  baseURL: string,
  folder: string,
  sizes: readonly Size[],
  isWanted: (screen: string) => boolean,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const missing: string[] = [];
  for (const size of sizes)
    for (const colorScheme of schemes) {
      const isPhone = size.width <= widestPhone;
      const context = await chrome.newContext({
        baseURL,
        colorScheme,
        viewport: size,
        isMobile: isPhone,
        hasTouch: isPhone,
        locale: 'es-ES',
        timezoneId: 'Europe/Madrid',
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(patienceMs);
      const page = await context.newPage();
      const take = async (screen: ComparedScreen) => {
        if (isWanted(screen))
          await page.screenshot({ path: join(folder, pictureOf(screen, size, colorScheme)) });
      };
      for (const walk of createWalks(`nuria-${size.width}-${size.height}-${colorScheme}`))
        await walk(page, take).catch((error: Error) => {
          missing.push(`${size.width} × ${size.height}, ${colorScheme}: ${error.message}`);
        });
      await context.close();
    }
  return missing;
}
