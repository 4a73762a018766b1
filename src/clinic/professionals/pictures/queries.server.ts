import { eq } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { professionalPictures, professionals } from '../tables.server.ts';

export async function findPicture(db: Database, hash: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: professionalPictures.bytes })
    .from(professionalPictures)
    .where(eq(professionalPictures.hash, hash));
  return row?.bytes;
}

export async function storePicture(
  tx: Database,
  picture: { professionalId: number; hash: string; bytes: Buffer },
): Promise<void> {
  await tx
    .insert(professionalPictures)
    .values(picture)
    .onConflictDoUpdate({ target: professionalPictures.professionalId, set: picture });
}

export const deletePicture = (tx: Database, professionalId: number) =>
  tx.delete(professionalPictures).where(eq(professionalPictures.professionalId, professionalId));

/** @returns false if no team member has this id */
export async function setImageUrl(tx: Database, id: number, imageUrl: string | null): Promise<boolean> {
  const rows = await tx
    .update(professionals)
    .set({ imageUrl })
    .where(eq(professionals.id, id))
    .returning({ active: professionals.active });
  return rows.some(({ active }) => active);
}
