import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isDatabaseUnreachable } from '../postgres/database.server.ts';

/** Poll interval in ms when idle: a code is sent within a second. */
const pollIntervalMs = 1_000;

/** Pause in ms between batches under load, to leave the database to requests; about 70 rows a second. */
const batchPauseMs = 50;

/** Timeout in ms for finishing claimed rows on stop; below the process's own limit of 20 s. */
const finishWithinMs = 12_000;

export type OutboxWorker = { start(): void; stop(): Promise<void>; runOnce(): Promise<void> };

type Outbox<Row> = {
  name: string;
  hands: number;
  /** Claims rows exclusively among all processes. */
  claim(count: number): Promise<Row[]>;
  /**
   * Sends one row and records the outcome. A row whose `send` throws stays claimed until its lease ends.
   * @param giveUp aborted when the process is about to end
   */
  send(row: Row, giveUp: AbortSignal): Promise<void>;
  log: Logger;
};

export function createOutboxWorker<Row>({ name, hands, claim, send, log }: Outbox<Row>): OutboxWorker {
  const giveUp = new AbortController();
  const sendingRows = new Set<Promise<void>>();

  /** Claims rows for the free slots. @returns whether there may be more */
  const take = async (): Promise<boolean> => {
    const free = hands - sendingRows.size;
    if (free === 0) return true;
    const rows = await claim(free);
    for (const row of rows) {
      const sending = send(row, giveUp.signal)
        .catch((err: unknown) => log.warn({ err, outbox: name }, 'a message was not sent; its lease decides'))
        .finally(() => sendingRows.delete(sending));
      sendingRows.add(sending);
    }
    // An outbox may return fewer rows than exist, so that one receiver does not use all slots.
    return rows.length > 0;
  };

  const untilHandIsFree = async () => {
    if (sendingRows.size === hands) await Promise.race(sendingRows);
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
      await Promise.all(sendingRows);
      clearTimeout(extension);
    },
    async runOnce() {
      while (await take()) await Promise.all(sendingRows);
      await Promise.all(sendingRows);
    },
  };
}

type LoopDeps = {
  take(): Promise<boolean>;
  untilHandIsFree(): Promise<void>;
  name: string;
  log: Logger;
};

/** Polls until told to end; once a second while the database is unreachable, which is logged once. */
function createLoop({ take, untilHandIsFree, name, log }: LoopDeps) {
  const idle = new AbortController();
  let isUnreachable = false;
  const look = async (): Promise<boolean> => {
    try {
      const isMore = await take();
      isUnreachable = false;
      return isMore;
    } catch (err) {
      // The health check logs an unreachable database, once for all parts of the process.
      if (!isUnreachable && !isDatabaseUnreachable(err))
        log.warn({ err, outbox: name }, 'the outbox cannot be read; asking again');
      isUnreachable = true;
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
        await pause(isMore ? batchPauseMs : pollIntervalMs);
      }
    },
  };
}

/** Shorter in total than the shortest lease, so that no other worker claims the row meanwhile. */
const retryDelaysMs = [500, 1_000, 2_000, 4_000, 8_000];

/**
 * Records an outcome, retrying for some seconds: a sent row that cannot be recorded would be sent again after its
 * lease.
 */
export async function writeOutcome(
  log: Logger,
  facts: Record<string, number>,
  write: () => Promise<unknown>,
): Promise<void> {
  for (const pauseMs of [...retryDelaysMs, null]) {
    try {
      await write();
      return;
    } catch (error) {
      if (pauseMs === null || !isDatabaseUnreachable(error)) {
        log.warn({ ...facts, err: error }, 'what became of a message is not written');
        return;
      }
      await delay(pauseMs);
    }
  }
}
