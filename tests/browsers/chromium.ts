import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { briefScripts, chromiumArgs, fewPictures } from '../../scripts/chromium-args.ts';

/** The journeys' browser, for what needs a house of its own: instances, or another day. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs, briefScripts, fewPictures] });

/** Somebody's own browser, on a screen of that size, who is signed in at an origin. They ask for less motion, as the journeys do. */
export async function signedIn(
  browser: Browser,
  cookies: Record<string, string>,
  { origin, ...viewport }: { origin: string; width: number; height: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
  return context;
}
