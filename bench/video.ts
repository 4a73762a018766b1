import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startProduct } from '#tests/support/servers/product.ts';
import { names, planCall } from '#tests/support/video-call.ts';
import { findChromium } from '../scripts/chromium.mjs';
import { chromiumArgs } from '../scripts/chromium-args.ts';
import { median, percentile, type Row } from './report.ts';
import { rounds } from './rounds.ts';

const signalsPerRound = 20;
/** The bitrate grows for some seconds after the start. */
const settleMs = 20_000;
const callMs = 30_000;
/** Ticks of /proc per second on Linux. */
const ticksPerSecond = 100;

/** A call of two Chromium pages with invented devices: entering, signalling, processor time and bytes. */
export async function video(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'onyar-video-'));
  const product = await startProduct({ DATA_DIR: dataDir });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  });
  const origin = product.url.replace('127.0.0.1', 'localhost');
  try {
    const tokens = await planCall(product.url);
    await untilIdle(product.process.pid ?? 0);
    const therapist = await openPage(browser, `${origin}/video#${tokens.therapist}`);
    const patient = await openPage(browser, `${origin}/video#${tokens.patient}`);
    const openedBytes = patient.readBytes();
    await enter(patient.page);
    await enter(therapist.page);
    await therapist.page.getByRole('button', { name: 'Dejar entrar' }).click();
    await untilSeen(patient.page, names.therapist);
    const entering = await timeEntering(patient.page);
    const call = await measureCall(product.process.pid ?? 0, [therapist, patient]);
    for (const { page } of [therapist, patient]) await page.context().close();
    const signals = await timeSignals(product.url, tokens);
    return [
      {
        what: 'ms from ‘Entrar en la sala’ to the moving picture of the other person',
        value: median(entering),
        goal: { atMost: 3_000 },
        sides: `${entering.map(Math.round).join(', ')} ms, after a reload`,
      },
      {
        what: 'p95 in ms from sending a signal to its arrival at the other device',
        value: percentile(signals, 0.95),
        goal: { atMost: 150 },
        sides: `p50 ${median(signals).toFixed(0)} ms, one process`,
      },
      {
        what: '% of a core that the server needs for a call',
        value: call.serverPercent,
        goal: { atMost: 5 },
        sides: `over ${callMs / 1_000} s; media does not pass it`,
      },
      {
        what: '% of a core that a participant’s browser needs',
        value: call.browserPercent,
        goal: { atMost: 150 },
        sides: 'both pages in one Chromium without graphics card, half of its time',
      },
      {
        what: 'kbit/s of media that a participant sends',
        value: call.kilobits,
        goal: { atMost: 1_400 },
        sides: 'a moving test picture of 640 × 480 and sound',
      },
      {
        what: 'kB a minute between a participant and the server',
        value: call.serverKilobytes,
        goal: { atMost: 60 },
        sides: 'requests and responses with their headers, while both talk',
      },
      {
        what: 'kB to open the room',
        value: openedBytes / 1_000,
        goal: { atMost: 400 },
        sides: 'an empty cache, without TLS',
      },
    ];
  } finally {
    await browser.close();
    await product.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const idleMs = 15_000;

/** A process compresses its pages after the start and after a change of the catalogue: no part of a call. */
async function untilIdle(pid: number): Promise<void> {
  for (let waitedMs = 0; waitedMs < 300_000; waitedMs += idleMs) {
    const before = readTicks(pid);
    await delay(idleMs);
    if (readTicks(pid) - before < (0.03 * idleMs * ticksPerSecond) / 1_000) return;
  }
  throw new Error('the server did not become idle within five minutes');
}

type OpenedPage = { page: Page; readBytes: () => number };

async function openPage(browser: Browser, url: string): Promise<OpenedPage> {
  const context = await browser.newContext({ locale: 'es-ES' });
  await context.grantPermissions(['camera', 'microphone']);
  await context.addInitScript(recordConnections);
  const page = await context.newPage();
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    const sizes = await request.sizes().catch(() => undefined);
    if (sizes === undefined) return;
    bytes += sizes.requestBodySize + sizes.requestHeadersSize;
    bytes += sizes.responseBodySize + sizes.responseHeadersSize;
  });
  await page.goto(url);
  await page.getByRole('button', { name: 'Entrar en la sala' }).waitFor();
  await page.waitForLoadState('networkidle');
  return { page, readBytes: () => bytes };
}

type Recorded = { connections?: RTCPeerConnection[] };

/** Keeps the page's connections, for their statistics. */
function recordConnections(): void {
  const connections: RTCPeerConnection[] = [];
  Object.assign(window, { connections });
  const Native = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends Native {
    constructor(settings?: RTCConfiguration) {
      super(settings);
      connections.push(this);
    }
  };
}

const enter = (page: Page) => page.getByRole('button', { name: 'Entrar en la sala' }).click();

const untilSeen = (page: Page, name: string) =>
  page.waitForFunction(
    (label) => {
      const video = document.querySelector<HTMLVideoElement>(`video[aria-label="${label}"]`);
      return (video?.getVideoPlaybackQuality().totalVideoFrames ?? 0) > 1;
    },
    `Imagen de ${name}`,
    { polling: 'raf', timeout: 60_000 },
  );

async function timeEntering(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.reload();
    await page.locator('button:enabled', { hasText: 'Entrar en la sala' }).waitFor();
    const begun = performance.now();
    await enter(page);
    await untilSeen(page, names.therapist);
    times.push(performance.now() - begun);
  }
  return times;
}

async function measureCall(serverPid: number, pages: OpenedPage[]) {
  await delay(settleMs);
  const read = async () => ({
    at: performance.now(),
    server: readTicks(serverPid),
    browser: sumBrowserTicks(),
    sent: await Promise.all(pages.map(({ page }) => readSentBytes(page))),
    served: pages.map(({ readBytes }) => readBytes()),
  });
  const before = await read();
  await delay(callMs);
  const after = await read();
  const seconds = (after.at - before.at) / 1_000;
  const mean = (now: number[], then: number[]) =>
    now.reduce((sum, value, index) => sum + value - (then[index] ?? 0), 0) / now.length;
  return {
    serverPercent: ((after.server - before.server) / ticksPerSecond / seconds) * 100,
    browserPercent: ((after.browser - before.browser) / ticksPerSecond / seconds / pages.length) * 100,
    kilobits: (mean(after.sent, before.sent) * 8) / 1_000 / seconds,
    serverKilobytes: (mean(after.served, before.served) / 1_000 / seconds) * 60,
  };
}

const readSentBytes = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Cast: set by `recordConnections`.
    const connection = (window as Recorded).connections?.at(-1);
    const reports = [...((await connection?.getStats())?.values() ?? [])];
    return reports
      .filter(({ type }) => type === 'outbound-rtp')
      .reduce((sum, { bytesSent }) => sum + bytesSent, 0);
  });

/** User and system time of a process, in ticks; 0 if it has ended. */
function readTicks(pid: number | string): number {
  try {
    // The name in parentheses may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}

/** Ticks of all processes of the browser, which are descendants of this one. */
function sumBrowserTicks(): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [pid, readParent(pid)]),
  );
  const isOwn = (pid: string | undefined): boolean =>
    pid !== undefined && (pid === String(process.pid) || isOwn(parents.get(pid)));
  return [...parents.keys()]
    .filter((pid) => isOwn(pid) && readCommand(pid).includes('chrom'))
    .reduce((sum, pid) => sum + readTicks(pid), 0);
}

const readParent = (pid: string): string | undefined =>
  readProc(pid, 'stat')
    .replace(/^.*\) /, '')
    .split(' ')[1];
const readCommand = (pid: string): string => readProc(pid, 'cmdline').split('\0')[0] ?? '';

function readProc(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Two devices without a browser: from sending a signal until the other one's waiting call responds. */
async function timeSignals(
  origin: string,
  tokens: { therapist: string; patient: string },
): Promise<number[]> {
  const call = async (path: string, body: object) => {
    const reply = await fetch(`${origin}/api/video-room/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply.status === 204 ? undefined : reply.json();
  };
  const doctor = { token: tokens.therapist, peer: randomUUID() };
  const patient = { token: tokens.patient, peer: randomUUID() };
  for (const device of [doctor, patient]) await call('enter', { ...device, takesOver: true });
  await call('admit', { ...doctor, role: 'patient' });
  let { state } = await call('events', { ...patient, state: '', after: 0 });
  let after = 0;
  const times: number[] = [];
  for (let count = 0; count < rounds * signalsPerRound; count++) {
    const waiting = call('events', { ...patient, state, after });
    // The waiting call has arrived by then.
    await delay(30);
    const begun = performance.now();
    await call('signals', { ...doctor, to: patient.peer, data: '{"candidate":{}}' });
    const events = await waiting;
    times.push(performance.now() - begun);
    state = events.state;
    after = Math.max(after, ...events.signals.map(({ id }: { id: number }) => id));
  }
  return times;
}
