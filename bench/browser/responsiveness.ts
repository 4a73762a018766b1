import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { listedPaths } from '#platform/paths.ts';
import { freePort, startProduct } from '#tests/support/servers/product.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { chromiumArgs } from '../../scripts/chromium-args.ts';
import { median, type Row } from '../report.ts';
import { rounds } from '../rounds.ts';
import { cpuSlowdown, openUnusedDay, withSignedInPage } from './presses.ts';
import { openRawProtocol, type TraceEvent } from './raw-protocol.ts';

/** A page counts as quiet after this long without a request; deferred hydration has finished by then. */
const quietMs = 1_500;
/** From the navigation until hydration has finished, including the CPU slowdown. */
const aliveMs = 4_000;

/** Blocking time during hydration and the delay from a press to the next frame, on a simulated phone. */
export async function responsiveness(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'onyar-feel-'));
  const product = await startProduct({ DATA_DIR: dataDir, LIMIT_FACTOR: '1000' });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  const origin = product.url.replace('127.0.0.1', 'localhost');
  try {
    return [...(await measureBlocking(port, origin)), ...(await interactions(browser, origin))];
  } finally {
    await browser.close();
    await product.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Sum of the time beyond 50 ms of each task after the first paint, from a trace (Lighthouse's TBT). Uses the
 * thread's CPU time if the trace has it, so that other processes on the machine do not count.
 */
async function measureBlocking(port: number, origin: string): Promise<Row[]> {
  const bare = await openRawProtocol(port);
  const rows: Row[] = [];
  for (const path of listedPaths) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++)
      times.push(sumBeyond50Ms(await bare.trace(`${origin}${path}`, cpuSlowdown, aliveMs)));
    rows.push({
      what: `ms of blocking while ${path} hydrates`,
      value: median(times),
      goal: { atMost: 50 },
      sides: `${times.map(Math.round).join(', ')} ms, CPU slowed ${cpuSlowdown}×, raw DevTools protocol`,
    });
  }
  bare.close();
  return rows;
}

function sumBeyond50Ms(events: TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('Nothing was painted.');
  return events
    .filter(({ name, ts, dur = 0, pid, tid }) => {
      const isPages = pid === paint.pid && tid === paint.tid;
      return isPages && name.endsWith('RunTask') && ts + dur > paint.ts;
    })
    .reduce((sum, { tdur, dur = 0 }) => sum + Math.max(0, (tdur ?? dur) / 1_000 - 50), 0);
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(recordInteractions);
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return page;
}

type PressScenario = {
  what: string;
  path: string;
  ready?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
};

const monthAhead = (page: Page) => page.getByRole('button', { name: 'Ir al mes siguiente' });
const days = (page: Page) => page.getByRole('gridcell').locator('button:enabled');
/** The page has chosen an hour, and its calendar has loaded. */
const chosenHour = async (page: Page) => {
  await page.getByRole('radio', { name: / elegida$/ }).waitFor();
  await page.getByRole('grid').waitFor();
};

const allPresses = (round: number): PressScenario[] => [
  {
    what: 'kind',
    path: '/appointments',
    ready: chosenHour,
    press: (page) => page.getByRole('radio', { name: /^Videollamada/ }).click({ force: true }),
  },
  { what: 'month', path: '/appointments', ready: chosenHour, press: (page) => monthAhead(page).click() },
  {
    what: 'day',
    path: '/appointments',
    ready: async (page) => {
      await chosenHour(page);
      await monthAhead(page).click();
      await days(page).nth(round).waitFor();
    },
    press: (page) => days(page).nth(round).click(),
  },
  {
    what: 'slot',
    path: '/appointments',
    ready: (page) => openUnusedDay(page, round),
    press: (page) =>
      page
        .getByRole('radio', { name: / libre$/ })
        .last()
        .click(),
  },
  {
    what: 'dialog',
    path: '/',
    press: (page) => page.getByRole('button', { name: 'SOS' }).first().click(),
  },
  { what: 'tab', path: '/plans', press: (page) => page.getByRole('tab').nth(1).click() },
];

/** Time from a press to the next frame, from the Event Timing API (the basis of INP). */
async function interactions(browser: Browser, origin: string): Promise<Row[]> {
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++)
    for (const { what, path, ready, press } of allPresses(round))
      await withSignedInPage(browser, { origin, name: `tacto-${round}-${what}` }, async (context) => {
        const page = await slowPage(context);
        await page.goto(path, { waitUntil: 'networkidle' });
        await ready?.(page);
        await page.waitForTimeout(quietMs);
        const before = await readSlowest(page);
        await press(page);
        // Entries are delivered after the frame that they describe.
        await page.waitForTimeout(quietMs);
        const all = await readSlowest(page);
        times.set(what, [...(times.get(what) ?? []), Math.max(0, ...all.slice(before.length))]);
      });
  return [...times].map(([what, ms]) => ({
    what: `ms from a press to the next frame: ${what}`,
    value: median(ms),
    goal: { atMost: 100 },
    sides: `${ms.map(Math.round).join(', ')} ms, CPU slowed ${cpuSlowdown}×`,
  }));
}

/** Runs in the page. Browsers report no interaction shorter than 16 ms. */
function recordInteractions(): void {
  const presses: number[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) presses.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  Object.assign(window, { presses });
}

const readSlowest = (page: Page): Promise<number[]> =>
  // Cast: set by `recordInteractions`.
  page.evaluate(() => (window as unknown as { presses: number[] }).presses);
