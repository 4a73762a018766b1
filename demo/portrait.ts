import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { and, eq, isNotNull } from 'drizzle-orm';
import { showPicture } from '#clinic/professionals/service.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';

/**
 * Gives the director and the last professional with an account a drawn picture. Others have none, as in a clinic that
 * did not upload all.
 */
export async function showPortraits(tx: Database): Promise<void> {
  const team = await tx
    .select({ id: professionals.id })
    .from(professionals)
    .where(and(eq(professionals.active, true), isNotNull(professionals.userId)))
    .orderBy(professionals.position);
  const [director] = team;
  const last = team.at(-1);
  if (director) await showPortrait(tx, director.id, './portrait-director.webp');
  if (last && last !== director) await showPortrait(tx, last.id, './portrait.webp');
}

async function showPortrait(tx: Database, professionalId: number, file: string): Promise<void> {
  const bytes = readFileSync(new URL(file, import.meta.url));
  await showPicture(tx, professionalId, { bytes, hash: createHash('sha256').update(bytes).digest('hex') });
}
