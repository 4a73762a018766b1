import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../postgres/database.server.ts';

/** Waited for when there is nothing to do. A code that somebody waits for is on its way within a second. */
const lookEveryMs = 1_000;

/** Taken between two looks while there is much to do: the pages need the database, too. About 70 rows a second. */
const breathMs = 50;

/** After this long a stopping process lets go of what is in hand; below what the process has for stopping (20 s). */
const finishWithinMs = 12_000;

/** Who empties an outbox: `start` and `stop` for the process, `runOnce` for whoever holds the clock. */
export type OutboxWorker = { start(): void; stop(): Promise<void>; runOnce(): Promise<void> };

type Outbox<Row> = {
  /** As the log calls it. */
  name: string;
  /** Rows under way at once. */
  hands: number;
  /** Takes so many rows in hand, of which no other process gets one meanwhile. */
  claim(count: number): Promise<Row[]>;
  /**
   * Sends one row and records the outcome. A row whose `send` throws stays claimed until its lease ends.
   * @param giveUp aborted when the process is about to end
   */
  send(row: Row, giveUp: AbortSignal): Promise<void>;
  log: Logger;
};

/** Makes the worker of an outbox: rows that were written in the transaction of what they tell. */
export function createOutboxWorker<Row>({ name, hands, claim, send, log }: Outbox<Row>): OutboxWorker {
  const giveUp = new AbortController();
  const inHand = new Set<Promise<void>>();

  /** Takes as many in hand as there are hands free. @returns whether there may be more */
  const take = async (): Promise<boolean> => {
    const free = hands - inHand.size;
    if (free === 0) return true;
    const rows = await claim(free);
    for (const row of rows) {
      const sending = send(row, giveUp.signal)
        .catch((err: unknown) => log.warn({ err, outbox: name }, 'a message was not sent; its lease decides'))
        .finally(() => inHand.delete(sending));
      inHand.add(sending);
    }
    // An outbox may hand out fewer than there are, so that one receiver does not take all hands.
    return rows.length > 0;
  };

  const untilHandIsFree = async () => {
    if (inHand.size === hands) await Promise.race(inHand);
  };
  const loop = createLoop({ take, untilHandIsFree, name, log });
  let working: Promise<void> = Promise.resolve();
  return {
    start() {
      working = loop.work();
    },
    async stop() {
      loop.end();
      const extension = setTimeout(() => giveUp.abort(), finishWithinMs);
      await working;
      await Promise.all(inHand);
      clearTimeout(extension);
    },
    async runOnce() {
      while (await take()) await Promise.all(inHand);
      await Promise.all(inHand);
    },
  };
}

type Loop = {
  take(): Promise<boolean>;
  untilHandIsFree(): Promise<void>;
  name: string;
  log: Logger;
};

/** Looks for work until it is told to end; while the database is away once a second, and that is told once. */
function createLoop({ take, untilHandIsFree, name, log }: Loop) {
  const idle = new AbortController();
  let isAway = false;
  const look = async (): Promise<boolean> => {
    try {
      const isMore = await take();
      isAway = false;
      return isMore;
    } catch (err) {
      if (!isAway) log.warn({ err, outbox: name }, 'the outbox cannot be read; asking again');
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
        await untilHandIsFree();
        await pause(isMore ? breathMs : lookEveryMs);
      }
    },
  };
}

/** Together below the shortest lease, so that nobody else has it in hand meanwhile. */
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000];

/**
 * Writes down what became of a row. One that went out while the database is away would go again after its lease: so it is
 * tried for some seconds. What still cannot be written is left to the lease.
 */
export async function writeOutcome(
  log: Logger,
  facts: Record<string, number>,
  write: () => Promise<unknown>,
): Promise<void> {
  for (const pauseMs of [...pausesMs, null]) {
    try {
      await write();
      return;
    } catch (error) {
      if (pauseMs === null || !isDatabaseAway(error)) {
        log.warn({ ...facts, err: error }, 'what became of a message is not written');
        return;
      }
      await delay(pauseMs);
    }
  }
}
