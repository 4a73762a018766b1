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
