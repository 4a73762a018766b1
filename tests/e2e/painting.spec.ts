import { withPictures } from './browser.ts';
import { expect, test, visit, withMotion } from './house.ts';
import { shiftsOn } from './shifts.ts';

test.use({ ...withMotion, ...withPictures });

test('faces, the rest of the styles and scripts are asked for after the first paint', async ({ page }) => {
  // Alive, for on a busy machine the network rests before the scripts have been asked for.
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  const { painted, faces, styles, scripts } = await page.evaluate(() => {
    const askedFor = (ending: RegExp) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => ending.test(name))
        .map(({ startTime }) => startTime);
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
      painted: paint?.startTime,
      faces: askedFor(/\.woff2$/),
      styles: askedFor(/\.css$/),
      scripts: askedFor(/\.js$/),
    };
  });
  expect([faces.length, styles.length, scripts.length > 5]).toEqual([2, 1, true]);
  expect(Math.min(...faces, ...styles, ...scripts)).toBeGreaterThan(painted ?? Number.NaN);
});

test('the styles that a page is drawn with first are those that it is drawn with for good', async ({
  page,
  browser,
}) => {
  const drawn = async (on: typeof page) => {
    await on.goto('/plans', { waitUntil: 'networkidle' });
    return on.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, a, li, section)')].map((one) => {
        const { display, color, padding, margin, borderRadius, fontSize } = getComputedStyle(one);
        return [one.tagName, display, color, padding, margin, borderRadius, fontSize].join(' ');
      }),
    );
  };
  const without = await browser.newContext({ javaScriptEnabled: true });
  await without.route(/\.(css|js)$/, (route) => route.abort());
  const first = await drawn(await without.newPage());
  await without.close();
  expect(first.length).toBeGreaterThan(50);
  expect(await drawn(page)).toEqual(first);
});

for (const path of ['/', '/plans'])
  test(`on a phone nothing of ${path} moves or goes while it comes alive`, async ({ page }) => {
    const shifts = await shiftsOn(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    const { sum, what } = await shifts();
    expect(sum, what).toBeLessThan(0.01);
  });

test('the front page comes alive without the browser’s tables of dates and lists', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    // Cast: each of them is made with `new`, whatever its own arguments are.
    for (const name of ['DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules'] as const)
      (Intl as unknown as Record<string, unknown>)[name] = new Proxy(Intl[name], {
        construct: (target, given) => {
          asked.push(name);
          return Reflect.construct(target, given);
        },
      });
    Object.assign(window, { asked });
  });
  await visit(page, '/');
  await expect(page.getByRole('list', { name: 'Próximas horas libres' })).toBeVisible();
  // Cast: put there above.
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([]);
});

test('words are set in the house’s own faces', async ({ page, context }) => {
  await visit(page, '/contact');
  const browser = await context.newCDPSession(page);
  const facesOf = async (selector: string) => {
    await browser.send('DOM.enable');
    await browser.send('CSS.enable');
    const { root } = await browser.send('DOM.getDocument');
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName, isCustomFont }) => [familyName.split(' ')[0], isCustomFont]);
  };
  await expect.poll(() => facesOf('h1')).toEqual([['Bricolage', true]]);
  await expect.poll(() => facesOf('main p')).toEqual([['Atkinson', true]]);
});
