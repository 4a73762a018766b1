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
export type ContentVersion = { current(): number; stop(): void };

/**
 * Reads the content version now and every second after, so that a change is on every instance's pages within a second.
 * @param db the database; while it is away the last known version stays
 */
export async function watchContentVersion(db: Database): Promise<ContentVersion> {
  let current = 0;
  const read = async () => {
    const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
    current = row?.version ?? current;
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
  return { current: () => current, stop };
}
