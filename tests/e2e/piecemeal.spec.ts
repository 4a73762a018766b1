import { test as base, expect, visit } from './app.ts';
import { withPictures } from './browser.ts';
import { watchShifts } from './layout-shifts.ts';
import { barsFirst, inPieces, startProxy } from './proxy.ts';
import { appUrl } from './worker-app.ts';

/** The browser paints what it has received of a document. */
const test = base.extend<{ isPausing: boolean; bars: PromiseWithResolvers<void> }>({
  /** Whether documents stop before their content until `bars` resolves; otherwise they come piece by piece. */
  isPausing: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
  bars: ({}, use) => use(Promise.withResolvers<void>()),
  baseURL: async ({ isPausing, bars }, use) => {
    const hand = isPausing ? barsFirst(bars.promise) : inPieces;
    const proxy = await startProxy(appUrl() ?? '', { hand });
    await use(proxy.origin);
    proxy.stop();
  },
});

test.use(withPictures);

for (const width of [360, 768, 1280])
  test(`at ${width} px a slowly loading page has no layout shift`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    const shifts = await watchShifts(page);
    for (const path of ['/', '/appointments', '/plans']) {
      await visit(page, path);
      const { sum, what } = await shifts();
      expect(sum, `${path}: ${what}`).toBeLessThan(0.01);
    }
  });

test.describe(() => {
  test.use({ isPausing: true });
  for (const width of [360, 768, 1280])
    test(`at ${width} px the bottom bar is in place before the content above it loads`, async ({
      page,
      bars,
    }) => {
      await page.setViewportSize({ width, height: 720 });
      // Records the bar's bottom edge in each frame: Chromium mostly does not count a sticky element that
      // reaches its place as a shift.
      await page.addInitScript(() => {
        const feet = { before: new Set<number>(), after: new Set<number>() };
        const look = () => {
          const bar = document.querySelector('aside[data-bar]');
          const when = document.querySelector('main') === null ? 'before' : 'after';
          if (bar !== null) feet[when].add(Math.round(bar.getBoundingClientRect().bottom));
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        Object.assign(window, { feet });
      });
      const readFeet = () =>
        page.evaluate(() => {
          // Cast: set by the init script above.
          const { feet } = window as unknown as { feet: Record<'before' | 'after', Set<number>> };
          return { before: [...feet.before], after: [...feet.after] };
        });
      const arrival = visit(page, '/plans');
      await page.waitForURL('/plans', { waitUntil: 'commit' });
      await expect.poll(async () => (await readFeet()).before).not.toEqual([]);
      bars.resolve();
      await arrival;
      expect(await readFeet()).toEqual({ before: [720], after: [720] });
    });
});
