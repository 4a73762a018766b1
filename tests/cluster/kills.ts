import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { isReady, openListener } from './listener.ts';
import { startTraffic, type Traffic } from './traffic.ts';
import type { Booking, BookingSource } from './visitors.ts';

/** The recovery time promised to clinics (docs/operating.md), in ms. */
const writesAgainWithinMs = 15_000;

/**
 * Each in ms after the kill: replica promoted, first booking confirmed, every open screen receiving changes
 * again, all four processes ready.
 */
type Times = { promoted: number; writes: number; hears: number; ready: number };
export type Kill = Traffic & { times: Times };

/** Kills the primary at a random moment under load, waits for the promotion and attaches a new replica. */
export async function killPrimary(cluster: Cluster, from: BookingSource): Promise<Kill> {
  const { databases, processes } = cluster;
  await from.prepare(1_500);
  const web = processes.filter(({ role }) => role === 'web');
  const screens = await Promise.all(web.map(({ port }) => openListener(`http://127.0.0.1:${port}`)));
  const traffic = startTraffic(cluster, from, { bookers: 8, pauseMs: 30 });
  await delay(2_000 + Math.random() * 1_000);

  const killedAt = performance.now();
  await databases.primary().kill();
  // Requests in progress may still get a response from the old primary; only requests sent or retried after
  // the kill prove writes to the new one.
  const isAfter = (one: Booking) => one.toldAt > killedAt && (one.repeated || one.sentAt > killedAt);
  await untilTrue('somebody books', () => traffic.told.some(isAfter));
  await untilTrue('all are ready', async () =>
    (await Promise.all(processes.map(({ port }) => isReady(port)))).every(Boolean),
  );
  const readyAt = performance.now();
  const promotedAt = databases.promotedAt();
  const heardOf = ({ heardAt }: { heardAt: number[] }) =>
    Math.min(...heardAt.filter((at) => at > promotedAt));
  await untilTrue('open screens hear', () => screens.every((screen) => Number.isFinite(heardOf(screen))));
  await delay(1_500);
  const found = await traffic.stop();
  await Promise.all(screens.map((screen) => screen.stop()));
  await databases.attach();

  const times = {
    promoted: promotedAt - killedAt,
    writes: Math.min(...found.told.filter(isAfter).map(({ toldAt }) => toldAt)) - killedAt,
    hears: Math.max(...screens.map(heardOf)) - killedAt,
    ready: readyAt - killedAt,
  };
  const late =
    times.writes > writesAgainWithinMs ? [`nothing was written for ${Math.round(times.writes)} ms`] : [];
  return { ...found, wrong: [...found.wrong, ...late], times };
}

/** @throws after a minute */
async function untilTrue(what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + 60_000;
  while (!(await isTrue())) {
    if (performance.now() > giveUpAt) throw new Error(`within a minute it has not come to this: ${what}`);
    await delay(20);
  }
}
