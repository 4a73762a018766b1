import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { listedPaths } from '#platform/paths.ts';
import { type FirstView, firstViewBudgetsKb, measureFirstView } from '#tests/support/first-view.ts';
import { freePort, startProduct } from '#tests/support/servers/product.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { chromiumArgs } from '../../scripts/chromium-args.ts';
import type { Row } from '../report.ts';
import { rounds } from '../rounds.ts';
import { findLighthouse, judge, type Verdict } from './lighthouse.ts';
import { presses } from './presses.ts';

/** Until a demonstration, which is seeded after it starts, has rendered its pages again. */
const cacheFilledMs = 8_000;
const publicPaths = listedPaths;

/**
 * The weight of the first view, the response to a press and Lighthouse's scores of every page, on a phone.
 */
export async function web(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'onyar-web-'));
  const port = await freePort();
  const product = await startProduct({ DATA_DIR: dataDir });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  // By host name: browsers do not request Brotli from an IP address.
  const origin = product.url.replace('127.0.0.1', 'localhost');
  try {
    return [
      ...(await weights(browser, origin)),
      ...(await parts(browser, origin)),
      ...(await presses(browser, origin)),
      ...(await lighthouseRows(origin, port)),
    ];
  } finally {
    await browser.close();
    await product.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const names: Record<keyof FirstView, string> = {
  scripts: 'JavaScript',
  fonts: 'fonts',
  pictures: 'pictures',
  text: 'HTML, CSS and the rest',
};

async function weights(browser: Browser, origin: string): Promise<Row[]> {
  await delay(cacheFilledMs);
  // Requests the page until it is served with high-quality Brotli, as visitors get it after the first seconds
  // of a process.
  await documentBytes(`${origin}/`);
  const view = await measureFirstView(browser, `${origin}/`);
  return (Object.keys(names) as (keyof FirstView)[]).map((kind) => ({
    what: `kB of ${names[kind]} in the first view of /`,
    value: view[kind] / 1_000,
    goal: { atMost: firstViewBudgetsKb[kind] },
  }));
}

/** Compressed size of two documents, and of the booking page's scripts. */
async function parts(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of ['/', '/appointments'])
    rows.push({
      what: `kB of the first document of ${path}`,
      value: (await documentBytes(`${origin}${path}`)) / 1_000,
      goal: { atMost: 25 },
    });
  const { scripts } = await measureFirstView(browser, `${origin}/appointments`);
  return [
    ...rows,
    {
      what: 'kB of JavaScript in the first view of /appointments',
      value: scripts / 1_000,
      goal: { atMost: 120 },
    },
  ];
}

/** Size of a document in Brotli. */
export async function documentBytes(url: string): Promise<number> {
  // Cast: the argument of the client's 'response' event.
  const [reply] = (await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')) as [
    IncomingMessage,
  ];
  if (reply.headers['content-encoding'] !== 'br') throw new Error(`${url} did not come compressed`);
  return (await buffer(reply)).length;
}

async function lighthouseRows(origin: string, port: number): Promise<Row[]> {
  const lighthouse = await findLighthouse();
  if (lighthouse === undefined) {
    console.log('Lighthouse is not installed (npm install): no page was judged.');
    return [{ what: 'pages judged by Lighthouse', value: 0, goal: { atLeast: publicPaths.length } }];
  }
  const verdicts: [string, Verdict][] = [];
  for (const path of publicPaths)
    verdicts.push([path, await judge(lighthouse, `${origin}${path}`, port, rounds)]);
  return [
    ...verdicts.map(([path, { scores }]) => ({
      what: `lowest Lighthouse score of ${path}`,
      value: Math.min(...Object.values(scores)),
      goal: { atLeast: 100 },
      sides: Object.entries(scores)
        .map(([name, score]) => `${name} ${score}`)
        .join(', '),
    })),
    worstPage('LCP of any page, ms', verdicts, ({ lcp }) => lcp, 1_200),
    worstPage('TBT of any page, ms', verdicts, ({ tbt }) => tbt, 50),
    worstPage('CLS of any page', verdicts, ({ cls }) => cls, 0.01),
  ];
}

function worstPage(
  what: string,
  verdicts: [string, Verdict][],
  pick: (verdict: Verdict) => number,
  atMost: number,
): Row {
  const [path, verdict] = verdicts.reduce((one, other) => (pick(other[1]) > pick(one[1]) ? other : one));
  return { what, value: pick(verdict), goal: { atMost }, sides: path };
}
