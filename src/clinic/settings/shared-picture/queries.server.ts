import { eq } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { sharedPictures } from '../tables.server.ts';

/** The same picture is stored once. */
export const storePicture = (db: Database, picture: typeof sharedPictures.$inferInsert) =>
  db.insert(sharedPictures).values(picture).onConflictDoNothing();

export async function findPicture(db: Database, hash: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: sharedPictures.bytes })
    .from(sharedPictures)
    .where(eq(sharedPictures.hash, hash));
  return row?.bytes;
}
