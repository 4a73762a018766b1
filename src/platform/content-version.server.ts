import { eq, sql } from 'drizzle-orm';
import type { Database } from './database.server.ts';
import { contentVersion } from './tables.server.ts';

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
  const timer = setInterval(() => void read().catch(() => {}), 1_000).unref();
  return { current: () => current, stop: () => clearInterval(timer) };
}
