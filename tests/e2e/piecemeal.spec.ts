import { withPictures } from './browser.ts';
import { test as base, expect, visit } from './house.ts';
import { byPieces, startProxy } from './proxy.ts';
import { shiftsOn } from './shifts.ts';

/** As on a slow line: the browser paints what it has of a document. */
const test = base.extend({
  baseURL: async ({ contextOptions: _ }, use) => {
    const proxy = await startProxy(process.env.BASE_URL ?? '', { hand: byPieces });
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
