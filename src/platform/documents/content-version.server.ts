import { eq, sql } from 'drizzle-orm';
import type { Database } from '../postgres/database.server.ts';
import { contentVersion } from '../tables.server.ts';

/** Notifies all instances of a public change. Call it in the transaction of the change. */
export async function bumpContentVersion(tx: Database): Promise<void> {
  await tx
    .update(contentVersion)
    .set({ version: sql`${contentVersion.version} + 1` })
    .where(eq(contentVersion.only, true));
}

/** Version of the public content; 0 before any. */
export type ContentVersion = {
  current(): number;
  /** Calls back when the version has changed; a failed callback is retried with the next poll. */
  onMove(then: () => Promise<unknown>): void;
  stop(): void;
};

/**
 * Polls the content version every second, so that changes appear on every instance within a second.
 * @param db if it is unreachable, the last known version stays
 */
export async function watchContentVersion(db: Database): Promise<ContentVersion> {
  let current = 0;
  const listeners: (() => Promise<unknown>)[] = [];
  const read = async () => {
    const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
    const newest = row?.version ?? current;
    if (newest !== current) for (const notify of listeners) await notify();
    // After the listeners: what is cached for this version uses the values that they apply.
    current = newest;
  };
  await read();
  // Sequential: while the database hangs, polls must not pile up and exhaust the pool.
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const readLater = () => {
    if (isStopped) return;
    timer = setTimeout(
      () =>
        void read()
          .catch(() => {})
          .finally(readLater),
      1_000,
    ).unref();
  };
  readLater();
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  return { current: () => current, onMove: (then) => void listeners.push(then), stop };
}
