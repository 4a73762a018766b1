import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listedPaths } from '#platform/paths.ts';
import { insertPeople } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/servers/product.ts';
import { requireStatus, type Shot, sendAll } from './load.ts';
import { median, type Row } from './report.ts';
import { rounds } from './rounds.ts';
import { openClinic } from './seed/clinic.ts';

/** Time for the process to settle after the warm-up. */
const settleMs = 5_000;
const mixed = 10_000;
/** Number of requests before the second memory measurement, unless `atMostMs` ends it earlier. */
const many = 70_000;
const atMostMs = 60_000;

/** Time until the second start serves, and the memory of a process before and after its work. */
export async function start(): Promise<Row[]> {
  return [...(await starts()), ...(await memory())];
}

/** With its own PostgreSQL, as with `npm start`. The first start has created everything. */
async function starts(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'onyar-start-'));
  const times: number[] = [];
  try {
    for (let round = -1; round < rounds; round++) {
      const begun = performance.now();
      const product = await startProduct({ DATA_DIR: dataDir });
      if (round >= 0) times.push((performance.now() - begun) / 1_000);
      await product.end('SIGTERM');
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return [
    {
      what: 'seconds from a repeated start to /readyz',
      value: median(times),
      goal: { atMost: 5 },
      sides: `${times.map((time) => time.toFixed(1)).join(', ')} s`,
    },
  ];
}

async function memory(): Promise<Row[]> {
  const clinic = await openClinic({ professionals: 20 });
  try {
    const [product] = clinic.products;
    if (product === undefined) throw new Error('no instance was started');
    const pid = product.process.pid ?? 0;
    if (!product.process.spawnargs.some((word) => word.includes('build/process')))
      throw new Error('the build is older than the sources: npm run build');
    const shots = await mixedShots(clinic.url);
    await delay(settleMs);
    const fresh = readResidentMemory(pid);
    await ask(product.url, shots, mixed);
    await delay(settleMs);
    const busy = readResidentMemory(pid);
    const more = await sendShots(product.url, shots);
    await delay(settleMs);
    const later = readResidentMemory(pid);
    return [
      memoryRow('MB resident after start', fresh),
      memoryRow(`MB resident after ${mixed.toLocaleString('en')} mixed requests`, busy),
      memoryRow(`MB resident after ${(mixed + more).toLocaleString('en')}`, later),
    ];
  } finally {
    await clinic.end();
  }
}

const memoryRow = (what: string, { now, most }: { now: number; most: number }): Row => ({
  what,
  value: now,
  goal: { atMost: 220 },
  sides: `at most ${most.toFixed(0)} MB so far`,
});

/** Every public page, months of availability, and the requests of signed-in patients. */
async function mixedShots(url: string): Promise<Shot[]> {
  const cookies = await insertPeople(url, 50);
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  return Array.from({ length: 600 }, (_, index): Shot => {
    const headers = { cookie: cookies[index % cookies.length] ?? '', 'accept-encoding': 'br' };
    const paths = [
      listedPaths[index % listedPaths.length] as string,
      `/api/availability?professionalId=${3 + (index % 20)}&type=office&from=${day(1)}&to=${day(31)}`,
      '/api/appointments',
      '/api/user',
      '/api/professionals',
    ];
    return { path: paths[Math.floor(index / listedPaths.length) % paths.length] as string, headers };
  });
}

async function ask(origin: string, shots: Shot[], count: number): Promise<void> {
  const all = Array.from({ length: count }, (_, index) => shots[index % shots.length] as Shot);
  requireStatus(await sendAll(origin, all), 200);
}

async function sendShots(origin: string, shots: Shot[]): Promise<number> {
  const endsAt = performance.now() + atMostMs;
  let count = 0;
  for (; count < many && performance.now() < endsAt; count += mixed / 10)
    await ask(origin, shots, mixed / 10);
  return count;
}

function readResidentMemory(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mb = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_024;
  return { now: mb('VmRSS'), most: mb('VmHWM') };
}
