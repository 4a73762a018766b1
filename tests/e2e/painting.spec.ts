import { expect, test, visit, withMotion } from './app.ts';
import { withPictures } from './browser.ts';
import { watchShifts } from './layout-shifts.ts';

test.use({ ...withMotion, ...withPictures });

test('the home page loads fonts and scripts after the first paint, and no stylesheet', async ({ page }) => {
  // Waits for hydration: on a busy machine the network can be idle before the scripts are requested.
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
  expect([faces.length, styles.length, scripts.length > 5]).toEqual([2, 0, true]);
  expect(Math.min(...faces, ...scripts)).toBeGreaterThan(painted ?? Number.NaN);
});

for (const path of ['/', '/plans'])
  test(`on a phone ${path} has no layout shift during hydration`, async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    const { sum, what } = await shifts();
    expect(sum, what).toBeLessThan(0.01);
  });

test('the home page hydrates without Intl formatters', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    // Cast: all of them are called with `new`, with different arguments.
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
  // Cast: set by the init script above.
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([]);
});

test('text uses the site’s own typefaces', async ({ page, context }) => {
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
