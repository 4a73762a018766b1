import { setTimeout as delay } from 'node:timers/promises';
import { fire, requireOnly } from '../../bench/load.ts';
import { send } from './client.ts';
import type { House } from './house.ts';
import { markdown } from './report.ts';
import { beginTraffic, calendarPath } from './traffic.ts';
import { type Book, book, isBooked } from './visitors.ts';

/** Calendars asked for, on each side and in each round. */
const [calendars, rounds] = [1_500, 3];

/** What calendars cost the primary where it answers them, and where the replica does. */
export async function shareOfReads({ databases, proxy, startAside }: House): Promise<string> {
  const sides = [
    { what: 'without `DATABASE_READ_URL`', url: '' },
    { what: 'with it', url: `postgres://127.0.0.1:${proxy.readsPort}/clinic` },
  ];
  const rows: (string | number)[][] = [];
  for (const { what, url } of sides) {
    const product = await startAside({ DATABASE_READ_URL: url });
    const shots = Array.from({ length: calendars }, (_, index) => ({ path: calendarPath(1 + (index % 40)) }));
    await fire(product.url, shots.slice(0, 200), 4);
    const before = [databases.primary(), databases.replica()].map((server) => server.processorSeconds());
    const perSecond: number[] = [];
    for (let round = 0; round < rounds; round++)
      perSecond.push(requireOnly(await fire(product.url, shots, 8), 200).perSecond);
    // Of the backends that are still there, too: none ends within these seconds.
    const used = [databases.primary(), databases.replica()].map(
      (server, index) => server.processorSeconds() - (before[index] ?? 0),
    );
    const each = used.map((seconds) => ((seconds * 1_000_000) / (calendars * rounds)).toFixed(0));
    rows.push([what, ...each, Math.max(...perSecond).toFixed(0)]);
    await product.end('SIGTERM');
  }
  return markdown(
    [
      'calendars',
      'primary, µs of processor each',
      'replica, µs of processor each',
      'a second, best of three',
    ],
    rows,
  );
}

/** A replica that stands still shows hours as free that are taken: it must not be read for longer than some seconds. */
export async function staleReplica(
  { databases, origin, url }: House,
  from: Book,
): Promise<{ line: string; wrong: string[] }> {
  await from.prepare(2);
  await databases.replica().ask('select pg_wal_replay_pause()');
  const taken = await book(origin, from);
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

/** The replica loses its power: nobody who reads notices, and writing goes on once nobody waits for it any more. */
export async function killReplica(house: House, from: Book): Promise<{ line: string; wrong: string[] }> {
  await from.prepare(1_500);
  const traffic = beginTraffic(house, from, { bookers: 8, pauseMs: 30 });
  await delay(2_000);
  const killedAt = performance.now();
  await house.databases.replica().kill();
  const isAfter = ({ sentAt }: { sentAt: number }) => sentAt > killedAt;
  for (let wait = 0; wait < 600 && !traffic.told.some(isAfter); wait++) await delay(50);
  await delay(2_000);
  const { told, pages, answers, wrong } = await traffic.stop();
  await house.databases.attach();
  const ms = Math.round(Math.min(...told.filter(isAfter).map(({ toldAt }) => toldAt)) - killedAt);
  const line = `The replica is killed: written again after ${ms} ms; ${pages.count} pages and ${answers.count} answers read, ${pages.failed.length + answers.failed.length} failed.`;
  return { line, wrong: [...wrong, ...answers.failed] };
}
