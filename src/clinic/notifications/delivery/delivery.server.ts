import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { claim } from '../queries.server.ts';
import { hands } from '../rules.ts';
import { deliver } from './deliver.server.ts';
import type { Ways } from './transport.server.ts';
import { openTransports } from './transports.server.ts';

/** Waited for when there is nothing to do. A code that somebody waits for is on its way within a second. */
const lookEveryMs = 1_000;

/** Taken between two looks while there is much to do: the pages need the database, too. About 70 messages a second. */
const breathMs = 50;

/** After this long a stopping process lets go of what is in hand; below what the process has for stopping (20 s). */
const finishWithinMs = 12_000;

/** The worker that empties the outbox: `start` and `stop` for the process, `runOnce` for whoever holds the clock. */
export type Delivery = { start(): void; stop(): Promise<void>; runOnce(): Promise<void> };

/**
 * Opens the ways out and makes the worker. Not one job per message: booking would pay for another insert.
 * @param deps config: where messages go; clock: what "due" and "expired" are measured against
 */
export async function createDelivery(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  config: Ways;
}): Promise<Delivery> {
  const { db, clock, log, config } = deps;
  const transports = await openTransports(config);
  const giveUp = new AbortController();
  const inHand = new Set<Promise<void>>();

  /** Takes as many in hand as there are hands free. @returns whether there may be more */
  const take = async (): Promise<boolean> => {
    const free = hands - inHand.size;
    if (free === 0) return true;
    const rows = await claim(db, { now: clock.now(), count: free });
    for (const row of rows) {
      const sending = deliver({ ...deps, transports, giveUp: giveUp.signal }, row).finally(() =>
        inHand.delete(sending),
      );
      inHand.add(sending);
    }
    return rows.length === free;
  };

  const loop = createLoop(take, inHand, log);
  let working: Promise<void> = Promise.resolve();
  return {
    start() {
      log.info({ mail: config.MODE === 'demo' ? 'outbox' : 'smtp', sms: smsWay(config) }, 'messages go out');
      working = loop.work();
    },
    async stop() {
      loop.end();
      const extension = setTimeout(() => giveUp.abort(), finishWithinMs);
      await working;
      await Promise.all(inHand);
      clearTimeout(extension);
      for (const transport of [transports.email, transports.sms]) transport.close();
    },
    async runOnce() {
      while (await take()) await Promise.all(inHand);
      await Promise.all(inHand);
    },
  };
}

/** Looks for work until it is told to end; while the database is away once a second, and that is told once. */
function createLoop(take: () => Promise<boolean>, inHand: ReadonlySet<Promise<void>>, log: Logger) {
  const idle = new AbortController();
  let isAway = false;
  const look = async (): Promise<boolean> => {
    try {
      const isMore = await take();
      isAway = false;
      return isMore;
    } catch (err) {
      if (!isAway) log.warn({ err }, 'the outbox cannot be read; asking again');
      isAway = true;
      return false;
    }
  };
  const pause = (ms: number) =>
    delay(ms, undefined, { signal: idle.signal, ref: false }).catch(() => {
      // Told to end: there is nothing to wait for.
    });
  return {
    end: () => idle.abort(),
    async work() {
      while (!idle.signal.aborted) {
        const isMore = await look();
        if (isMore) await Promise.race(inHand);
        await pause(isMore ? breathMs : lookEveryMs);
      }
    },
  };
}

const smsWay = ({ MODE, SMS_ENABLED }: Ways) => (MODE === 'demo' ? 'outbox' : SMS_ENABLED ? 'twilio' : 'off');
