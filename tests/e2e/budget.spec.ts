import type { APIResponse, Page, Response } from '@playwright/test';
import { routes } from '#platform/paths.ts';
import {
  type FirstView,
  firstViewBudgetsKb,
  measureFirstView,
  measureView,
  panelScriptsKb,
} from '#tests/support/first-view.ts';
import { withPictures } from './browser.ts';
import { expect, test, visit, withMotion } from './house.ts';
import { signInAsDirector, visitPanel } from './staff.ts';

test.use({ ...withMotion, ...withPictures });

const inBrotli = { headers: { 'accept-encoding': 'br' } };

function lengthInBrotli(reply: APIResponse): number {
  const { 'content-encoding': coding, 'content-length': length } = reply.headers();
  return coding === 'br' ? Number(length) : Number.NaN;
}

test('the first view of the front page keeps within its budgets', async ({ browser, baseURL, request }) => {
  expect(lengthInBrotli(await request.get('/', inBrotli))).toBeLessThan(45_000);
  const view = await measureFirstView(browser, `${baseURL}/`);
  for (const kind of Object.keys(firstViewBudgetsKb) as (keyof FirstView)[]) {
    expect(view[kind], `${kind}, bytes`).toBeGreaterThan(1_000);
    expect(view[kind] / 1_000, `${kind}, kB`).toBeLessThanOrEqual(firstViewBudgetsKb[kind]);
  }
});

/** Nothing more has come for so long: then a page has what it loads behind its first view as well. */
const stillMs = 1_500;

/** In the page. */
function areScriptsStill(ms: number): boolean {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  // Cast: of what was loaded there are such entries.
  const ends = (scripts as PerformanceResourceTiming[]).map(({ responseEnd }) => responseEnd);
  return ends.every((end) => performance.now() - end > ms);
}

/** The panel listens to what changes, so its network is never still; its scripts are. */
async function untilScriptsAreStill(page: Page, url: string): Promise<void> {
  await visitPanel(page, url);
  await page.waitForFunction(areScriptsStill, stillMs);
}

test('no page of the panel reads more scripts than it may, as long as nobody does anything', async ({
  browser,
  baseURL,
  request,
}) => {
  await signInAsDirector(request);
  const storageState = await request.storageState();
  const { people } = (await (await request.get('/api/staff/people')).json()) as { people: { id: number }[] };
  const card = `${routes['staff-people']}?persona=${people[0]?.id}`;
  // The direction's: the pages that carry most, and a card.
  const paths = [
    ...[routes.staff, routes['staff-agenda'], routes['staff-people'], card],
    ...[routes['staff-schedule'], routes['staff-inbox'], routes['staff-requests'], routes['staff-welcome']],
  ];
  for (const path of paths) {
    // In a browser of its own: what another page has brought is not there.
    const context = await browser.newContext({ storageState });
    const { scripts } = await measureView(await context.newPage(), `${baseURL}${path}`, untilScriptsAreStill);
    await context.close();
    expect(scripts, `${path}, bytes`).toBeGreaterThan(1_000);
    expect.soft(scripts / 1_000, `${path}, kB`).toBeLessThanOrEqual(panelScriptsKb);
  }
});

test('nothing of the clinic’s side comes with the front page', async ({ page }) => {
  const replies: Response[] = [];
  page.on('response', (reply) => void replies.push(reply));
  await visit(page, '/');
  const scripts = replies.filter((reply) => new URL(reply.url()).pathname.endsWith('.js'));
  // Those that are here by now: what comes later would be read from a page that may be closed.
  const read = await Promise.all(scripts.map((reply) => reply.text()));
  expect(read.length).toBeGreaterThan(2);
  for (const script of read) expect(script).not.toMatch(/\/api\/staff\/|Abriendo el panel/);
});
