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
  test('the bar at the foot stands there before there is anything above it', async ({ page }) => {
    // Where it ends in each picture: Chromium does not count as moved what is sticky and comes to its place.
    await page.addInitScript(() => {
      const feet = new Set<number>();
      const look = () => {
        const bar = document.querySelector('aside[data-bar]');
        if (bar !== null) feet.add(Math.round(bar.getBoundingClientRect().bottom));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, { feet });
    });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      await visit(page, '/plans');
      // Cast: put there above.
      const feet = await page.evaluate(() => [...(window as unknown as { feet: Set<number> }).feet]);
      expect.soft(feet, `${width} px`).toEqual([720]);
    }
  });
});
