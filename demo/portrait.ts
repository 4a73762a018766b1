import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { showPicture } from '#clinic/professionals/service.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';

/** Gives the last professional with an account a drawn picture; the others have none, as in a clinic that uploaded none. */
export async function showPortrait(tx: Database): Promise<void> {
  const [last] = await tx
    .select({ id: professionals.id })
    .from(professionals)
    .where(and(eq(professionals.active, true), isNotNull(professionals.userId)))
    .orderBy(desc(professionals.position))
    .limit(1);
  if (last === undefined) return;
  const bytes = readFileSync(new URL('./portrait.webp', import.meta.url));
  await showPicture(tx, last.id, { bytes, hash: createHash('sha256').update(bytes).digest('hex') });
}
