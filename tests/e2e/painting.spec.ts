import { expect, test, visit, withMotion } from './house.ts';

test.use(withMotion);

test('faces and scripts are asked for after the first paint', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const { painted, faces, scripts } = await page.evaluate(() => {
    const askedFor = (ending: RegExp) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => ending.test(name))
        .map(({ startTime }) => startTime);
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { painted: paint?.startTime, faces: askedFor(/\.woff2$/), scripts: askedFor(/\.js$/) };
  });
  expect([faces.length, scripts.length > 5]).toEqual([2, true]);
  expect(Math.min(...faces, ...scripts)).toBeGreaterThan(painted ?? Number.NaN);
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
