import { type FirstView, firstViewBudgetsKb, measureFirstView } from '#tests/support/first-view.ts';
import { expect, test, visit, withMotion } from './house.ts';

test.use(withMotion);

test('the first view of the front page keeps within its budgets', async ({ browser, baseURL }) => {
  const view = await measureFirstView(browser, `${baseURL}/`);
  for (const kind of Object.keys(firstViewBudgetsKb) as (keyof FirstView)[]) {
    expect(view[kind], `${kind}, bytes`).toBeGreaterThan(1_000);
    expect(view[kind] / 1_000, `${kind}, kB`).toBeLessThanOrEqual(firstViewBudgetsKb[kind]);
  }
});

test('nothing of the clinic’s side comes with the front page', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (reply) => {
    if (new URL(reply.url()).pathname.endsWith('.js')) scripts.push(reply.text());
  });
  await visit(page, '/');
  const read = await Promise.all(scripts);
  expect(read.length).toBeGreaterThan(2);
  for (const script of read) expect(script).not.toMatch(/\/api\/staff\/|Abriendo el panel/);
});
