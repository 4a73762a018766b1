import { expect, test, visit, withMotion } from './house.ts';

test.use(withMotion);

test('faces, the rest of the styles and scripts are asked for after the first paint', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
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
