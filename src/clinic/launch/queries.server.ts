import type { Database } from '#platform/postgres/database.server.ts';
import { launch } from './tables.server.ts';

/** When the site opens, and since when it is open; nothing before the direction has said anything. */
export async function findLaunch(db: Database): Promise<{ opensOn: string | null; openedAt: Date | null }> {
  const [row] = await db.select({ opensOn: launch.opensOn, openedAt: launch.openedAt }).from(launch);
  return row ?? { opensOn: null, openedAt: null };
}
