import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { type SheetScreen, walksOf } from './walk.ts';

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

/** Above it nobody has a phone in the hand. */
const widestPhone = 480;
/** How long somebody waits for what an older version may not have, in ms. */
const patienceMs = 45_000;

/** The picture of a screen in a folder of them. */
export const pictureOf = (screen: SheetScreen, { width, height }: Size, scheme: string): string =>
  `${screen}-${width}x${height}-${scheme}.png`;

/**
 * Each screen in each size, by day and by night, into a folder.
 * @param isWanted whether anybody asked for this screen
 * @returns what could not be reached, in words
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
      const take = async (screen: SheetScreen) => {
        if (isWanted(screen))
          await page.screenshot({ path: join(folder, pictureOf(screen, size, colorScheme)) });
      };
      for (const walk of walksOf(`nuria-${size.width}-${size.height}-${colorScheme}`))
        await walk(page, take).catch((error: Error) => {
          missing.push(`${size.width} × ${size.height}, ${colorScheme}: ${error.message}`);
        });
      await context.close();
    }
  return missing;
}
