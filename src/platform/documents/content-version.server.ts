import { eq, sql } from 'drizzle-orm';
import type { Database } from '../postgres/database.server.ts';
import { contentVersion } from '../tables.server.ts';

/** Tells every instance that something public changed; call it in the transaction of the change. */
export async function bumpContentVersion(tx: Database): Promise<void> {
  await tx
    .update(contentVersion)
    .set({ version: sql`${contentVersion.version} + 1` })
    .where(eq(contentVersion.only, true));
}

/** The number of the present public content; 0 is none yet. */
export type ContentVersion = {
  current(): number;
  /** Calls back whenever the version has moved on; what fails is tried again with the next reading. */
  onMove(then: () => Promise<unknown>): void;
  stop(): void;
};

/**
 * Reads the content version now and every second after, so that a change is on every instance's pages within a second.
 * @param db the database; while it is away the last known version stays
 */
export async function watchContentVersion(db: Database): Promise<ContentVersion> {
  let current = 0;
  let told = 0;
  const listeners: (() => Promise<unknown>)[] = [];
  const read = async () => {
    const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
    current = row?.version ?? current;
    if (told === current) return;
    const news = current;
    for (const tell of listeners) await tell();
    told = news;
  };
  await read();
  // One after the other: while the database hangs, readings must not pile up and use up the pool.
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
