import { type FirstView, firstViewBudgetsKb, measureFirstView } from '#tests/support/first-view.ts';
import { expect, test, withMotion } from './house.ts';

test.use(withMotion);

test('the first view of the front page keeps within its budgets', async ({ browser, baseURL }) => {
  const view = await measureFirstView(browser, `${baseURL}/`);
  for (const kind of Object.keys(firstViewBudgetsKb) as (keyof FirstView)[]) {
    expect(view[kind], `${kind}, bytes`).toBeGreaterThan(1_000);
    expect(view[kind] / 1_000, `${kind}, kB`).toBeLessThanOrEqual(firstViewBudgetsKb[kind]);
  }
});

// Where somebody listens, each error made looks up the line it comes from, and reads all the scripts anew for it.
test('nothing makes an error while the front page comes alive', async ({ page }) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    const note = (error: Error) => {
      made.push(error.message);
      return error;
    };
    globalThis.Error = new Proxy(Error, {
      construct: (type, given) => note(Reflect.construct(type, given)),
      apply: (type, self, given) => note(Reflect.apply(type, self, given)),
    });
    Object.assign(globalThis, { made });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  // Cast: put there above.
  expect(await page.evaluate(() => (globalThis as unknown as { made: string[] }).made)).toEqual([]);
});
