import type { Browser, Page, Request } from 'playwright-core';

/** Transferred body bytes by kind; everything else (API responses, the manifest) counts as `text`. */
export type FirstView = { scripts: number; fonts: number; pictures: number; text: number };

/** Budget for the first view of a page, in kB of 1,000 bytes (docs/behaviour.md, Running). */
export const firstViewBudgetsKb: FirstView = { scripts: 150, fonts: 70, pictures: 60, text: 50 };

/** Budget for the scripts of the booking page's first view, in kB of 1,000 bytes. */
export const bookingScriptsKb = 200;

/**
 * Budget for the scripts of a panel page, including those loaded after the first view, in kB of 1,000 bytes.
 */
export const panelScriptsKb = 200;

/** As above, for a patient's record: the page with the most parts, opened from the list of people. */
export const recordScriptsKb = 210;

const kinds: Record<string, keyof FirstView> = { Script: 'scripts', Font: 'fonts', Image: 'pictures' };

/**
 * Opens a page on a 360 px phone with an empty cache and counts all bytes of its first view.
 * @param url on `localhost`, not `127.0.0.1`: browsers offer Brotli only to secure origins and localhost
 * @throws Error if a response has another encoding
 */
export async function measureFirstView(browser: Browser, url: string): Promise<FirstView> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true });
  try {
    return await measureView(await context.newPage(), url);
  } finally {
    await context.close();
  }
}

/** The same for an existing page that has not requested anything yet. */
export async function measureView(page: Page, url: string, arrive = untilQuiet): Promise<FirstView> {
  const devtools = await page.context().newCDPSession(page);
  const kindOf = new Map<string, keyof FirstView>();
  const view: FirstView = { scripts: 0, fonts: 0, pictures: 0, text: 0 };
  const codings = new Set<string>();
  const headBytes = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    kindOf.set(requestId, kinds[type] ?? 'text');
    headBytes.set(requestId, response.encodedDataLength);
    const coding = Object.entries(response.headers).find(
      ([name]) => name.toLowerCase() === 'content-encoding',
    );
    if (coding !== undefined) codings.add(coding[1]);
  });
  // Without the headers, which are the same kilobyte of security for every file. Not `dataReceived`: of documents it
  // does not tell how much they weighed on the way.
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    view[kindOf.get(requestId) ?? 'text'] += encodedDataLength - (headBytes.get(requestId) ?? 0);
  });
  await devtools.send('Network.enable');
  await arrive(page, url);
  if ([...codings].join() !== 'br') throw new Error(`${url} was compressed as ${[...codings].join(', ')}`);
  return view;
}

/** The first view is complete after this long without a running request, in ms. */
const quietMs = 500;

/**
 * Opens a page and waits until its first view is complete. `networkidle` is too early: scripts start after the first paint,
 * which on a busy machine takes longer than the half second that it waits.
 */
async function untilQuiet(page: Page, url: string): Promise<void> {
  const running = new Set<Request>();
  let hasScripts = false;
  let changedAt = performance.now();
  page.on('request', (request) => {
    running.add(request);
    hasScripts ||= request.resourceType() === 'script';
  });
  const end = (request: Request) => {
    running.delete(request);
    changedAt = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await page.goto(url);
  const isQuiet = () => hasScripts && running.size === 0 && performance.now() - changedAt > quietMs;
  while (!isQuiet()) await page.waitForTimeout(50);
}
