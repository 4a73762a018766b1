import { withPictures } from './browser.ts';
import { test as base, expect, visit } from './house.ts';
import { barsFirst, byPieces, startProxy } from './proxy.ts';
import { shiftsOn } from './shifts.ts';

/** How a document comes: the browser paints what it has of it. */
const lines = { slow: byPieces, pausing: barsFirst };

const test = base.extend<{ line: keyof typeof lines }>({
  line: ['slow', { option: true }],
  baseURL: async ({ line }, use) => {
    const proxy = await startProxy(process.env.BASE_URL ?? '', { hand: lines[line] });
    await use(proxy.origin);
    proxy.stop();
  },
});

test.use(withPictures);

for (const width of [360, 768, 1280])
  test(`at ${width} px nothing moves that has been painted, however slowly a page comes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    const shifts = await shiftsOn(page);
    for (const path of ['/', '/appointments', '/plans']) {
      await visit(page, path);
      const { sum, what } = await shifts();
      expect(sum, `${path}: ${what}`).toBeLessThan(0.01);
    }
  });

test.describe(() => {
  test.use({ line: 'pausing' });
  for (const width of [360, 768, 1280])
    test(`at ${width} px the bar at the foot stands there before there is anything above it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 720 });
      // Where it ends in each picture: Chromium mostly does not count as moved what is sticky and comes to its place.
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
      await visit(page, '/plans');
      const feet = await page.evaluate(() => {
        // Cast: put there above.
        const { feet } = window as unknown as { feet: Record<'before' | 'after', Set<number>> };
        return { before: [...feet.before], after: [...feet.after] };
      });
      expect(feet).toEqual({ before: [720], after: [720] });
    });
});
