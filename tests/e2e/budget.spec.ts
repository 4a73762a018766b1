import type { APIResponse, Page, Response } from '@playwright/test';
import { routes } from '#platform/paths.ts';
import {
  bookingScriptsKb,
  type FirstView,
  firstViewBudgetsKb,
  measureFirstView,
  measureView,
  panelScriptsKb,
  recordScriptsKb,
} from '#tests/support/first-view.ts';
import { expect, test, visit, withMotion } from './app.ts';
import { withPictures } from './browser.ts';
import { signInAsDirector, visitPanel } from './staff.ts';

test.use({ ...withMotion, ...withPictures });

const inBrotli = { headers: { 'accept-encoding': 'br' } };

function lengthInBrotli(reply: APIResponse): number {
  const { 'content-encoding': coding, 'content-length': length } = reply.headers();
  return coding === 'br' ? Number(length) : Number.NaN;
}

for (const path of ['/', '/ca'])
  test(`the first view of ${path} stays within its budgets`, async ({ browser, baseURL, request }) => {
    expect(lengthInBrotli(await request.get(path, inBrotli))).toBeLessThan(45_000);
    const view = await measureFirstView(browser, baseURL + path);
    for (const kind of Object.keys(firstViewBudgetsKb) as (keyof FirstView)[]) {
      expect(view[kind], `${kind}, bytes`).toBeGreaterThan(1_000);
      expect(view[kind] / 1_000, `${kind}, kB`).toBeLessThanOrEqual(firstViewBudgetsKb[kind]);
    }
  });

for (const path of ['/appointments', '/ca/appointments'])
  test(`the first view of ${path} loads no more scripts than its budget`, async ({ browser, baseURL }) => {
    const { scripts } = await measureFirstView(browser, baseURL + path);
    expect(scripts / 1_000, 'kB').toBeGreaterThan(100);
    expect(scripts / 1_000, 'kB').toBeLessThanOrEqual(bookingScriptsKb);
  });

/** After this long without scripts, deferred ones have loaded too. */
const settledMs = 1_500;

/** Runs in the page. */
function areScriptsSettled(ms: number): boolean {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  // Cast: resource entries have this type.
  const ends = (scripts as PerformanceResourceTiming[]).map(({ responseEnd }) => responseEnd);
  return ends.every((end) => performance.now() - end > ms);
}

/** The panel keeps a live connection, so wait for its scripts instead of the network. */
async function untilScriptsSettle(page: Page, url: string): Promise<void> {
  await visitPanel(page, url);
  await page.waitForFunction(areScriptsSettled, settledMs);
}

test('idle panel pages load no more scripts than their budget', async ({ browser, baseURL, request }) => {
  await signInAsDirector(request);
  const storageState = await request.storageState();
  const { people } = (await (await request.get('/api/staff/people')).json()) as { people: { id: number }[] };
  const card = `${routes['staff-people']}?persona=${people[0]?.id}`;
  // A manager's pages, which are the largest, and a record.
  const paths = [
    ...[routes.staff, routes['staff-agenda'], routes['staff-people'], card],
    ...[
      routes['staff-schedule'],
      routes['staff-inbox'],
      routes['staff-requests'],
      routes['staff-settings-services'],
    ],
  ];
  for (const path of paths) {
    // A fresh browser context, without cached scripts of other pages.
    const context = await browser.newContext({ storageState });
    const { scripts } = await measureView(await context.newPage(), `${baseURL}${path}`, untilScriptsSettle);
    await context.close();
    expect(scripts, `${path}, bytes`).toBeGreaterThan(1_000);
    const mostKb = path === card ? recordScriptsKb : panelScriptsKb;
    expect.soft(scripts / 1_000, `${path}, kB`).toBeLessThanOrEqual(mostKb);
  }
});

test('the front page loads nothing of the panel', async ({ page }) => {
  const replies: Response[] = [];
  page.on('response', (reply) => void replies.push(reply));
  await visit(page, '/');
  const scripts = replies.filter((reply) => new URL(reply.url()).pathname.endsWith('.js'));
  // Only those loaded so far; later bodies could be unreadable after the page closes.
  const read = await Promise.all(scripts.map((reply) => reply.text()));
  expect(read.length).toBeGreaterThan(2);
  for (const script of read) expect(script).not.toMatch(/\/api\/staff\/|Abriendo el panel/);
});
