import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { chromiumArgs, shortLivedPageFlags, smallGpuMemory } from '../../scripts/chromium-args.ts';

/** Limit in ms for one step of a page. It only ends a test that hangs. */
export const patienceMs = 300_000;

/** Browser for tests that need their own app: several instances, or another day. */
export const launchChromium = (...moreArgs: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, shortLivedPageFlags, smallGpuMemory, ...moreArgs],
  });

/** A browser context of a screen size, signed in at an origin, with reduced motion. */
export async function signedIn(
  browser: Browser,
  cookies: Record<string, string>,
  { origin, ...viewport }: { origin: string; width: number; height: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  context.setDefaultTimeout(patienceMs);
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
  return context;
}
