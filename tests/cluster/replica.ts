import { setTimeout as delay } from 'node:timers/promises';
import { requireStatus, sendAll } from '../../bench/load.ts';
import { send } from './client.ts';
import type { Cluster } from './cluster.ts';
import { formatMarkdownTable } from './report.ts';
import { calendarPath, startTraffic } from './traffic.ts';
import { type BookingSource, bookNext, isBooked } from './visitors.ts';

/** Calendar requests per side and round; and how long the idle cluster is observed beforehand, in ms. */
const calendars = 1_500;
const rounds = 3;
const idleMs = 4_000;

/** Compares the primary's load when it serves calendars itself and when the replica serves them. */
export async function measureReadShare({ databases, proxy, startAside }: Cluster): Promise<string> {
  const sides = [
    { what: 'without `DATABASE_READ_URL`', url: '' },
    { what: 'with it', url: `postgres://127.0.0.1:${proxy.readsPort}/clinic` },
  ];
  const shots = Array.from({ length: calendars }, (_, index) => ({ path: calendarPath(1 + (index % 40)) }));
  const rows: (string | number)[][] = [];
  for (const { what, url } of sides) {
    const product = await startAside({ DATABASE_READ_URL: url });
    await sendAll(product.url, shots.slice(0, 200), 4);
    const idle = await measureCost(databases, () => delay(idleMs));
    const perSecond: number[] = [];
    const busy = await measureCost(databases, async () => {
      for (let round = 0; round < rounds; round++)
        perSecond.push(requireStatus(await sendAll(product.url, shots, 8), 200).perSecond);
    });
    // Subtracts the idle load: checks, jobs and polling of four processes go on during the measurement.
    const each = (['primary', 'replica'] as const).map((side) => {
      const seconds = busy[side] - (idle[side] / idle.seconds) * busy.seconds;
      return ((seconds * 1_000_000) / (calendars * rounds)).toFixed(0);
    });
    rows.push([what, ...each, Math.max(...perSecond).toFixed(0)]);
    await product.end('SIGTERM');
  }
  const units = ['primary, µs of processor each', 'replica, µs of processor each', 'a second, best of three'];
  return formatMarkdownTable(['calendars', ...units], rows);
}

/** Processor seconds of each server during `work`, and its duration. */
async function measureCost(databases: Cluster['databases'], work: () => Promise<void>) {
  const read = () =>
    [databases.primary().processorSeconds(), databases.replica().processorSeconds()] as const;
  const before = read();
  const startedAt = performance.now();
  await work();
  const after = read();
  const seconds = (performance.now() - startedAt) / 1_000;
  return { primary: after[0] - before[0], replica: after[1] - before[1], seconds };
}

/** A replica that stops replaying shows taken hours as free: the app must stop reading it within seconds. */
export async function testStaleReplica(
  { databases, origin, url }: Cluster,
  from: BookingSource,
): Promise<{ line: string; wrong: string[] }> {
  await from.prepare(2);
  await databases.replica().ask('select pg_wal_replay_pause()');
  const taken = await bookNext(origin, from);
  if (!isBooked(taken))
    return { line: '', wrong: [`a booking was refused while the replica stood still: ${taken.status}`] };
  const toldAt = performance.now();
  const isShownTaken = async () => {
    const { body } = await send(`${origin}${calendarPath(taken.professionalId)}`);
    const { days } = JSON.parse(body) as { days: { slots: { startsAt: string; free: boolean }[] }[] };
    return !days
      .flatMap(({ slots }) => slots)
      .some(({ startsAt, free }) => free && Date.parse(startsAt) === Date.parse(taken.date));
  };
  while (!(await isShownTaken()) && performance.now() - toldAt < 30_000) await delay(50);
  const ms = performance.now() - toldAt;
  await databases.replica().ask('select pg_wal_replay_resume()');
  const wrong = ms < 5_000 ? [] : [`a replica that stood still was read for ${Math.round(ms)} ms (${url})`];
  return {
    line: `A replica that stands still: what was booked is shown as taken after ${Math.round(ms)} ms.`,
    wrong,
  };
}

/** Kills the replica: readers must not notice, and writes go on once commits no longer wait for it. */
export async function killReplica(
  cluster: Cluster,
  from: BookingSource,
): Promise<{ line: string; wrong: string[] }> {
  await from.prepare(1_500);
  const traffic = startTraffic(cluster, from, { bookers: 8, pauseMs: 30 });
  await delay(2_000);
  const killedAt = performance.now();
  await cluster.databases.replica().kill();
  const isAfter = ({ sentAt }: { sentAt: number }) => sentAt > killedAt;
  for (let wait = 0; wait < 600 && !traffic.told.some(isAfter); wait++) await delay(50);
  await delay(2_000);
  const { told, pages, answers, wrong } = await traffic.stop();
  await cluster.databases.attach();
  const ms = Math.round(Math.min(...told.filter(isAfter).map(({ toldAt }) => toldAt)) - killedAt);
  const line = `The replica is killed: written again after ${ms} ms; ${pages.count} pages and ${answers.count} answers read, ${pages.failed.length + answers.failed.length} failed.`;
  return { line, wrong: [...wrong, ...answers.failed] };
}
