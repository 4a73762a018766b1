import type { Database } from '#platform/postgres/database.server.ts';
import { type AuditLine, linesPerPage } from './contract.ts';
import { type AuditWish, linesOf } from './queries.server.ts';
import { actionInWords } from './terms.ts';

export async function listLines(
  db: Database,
  wish: AuditWish,
): Promise<{ lines: AuditLine[]; hasMore: boolean }> {
  // One extra row tells whether there are more.
  const rows = await linesOf(db, wish, linesPerPage + 1);
  const lines = rows.slice(0, linesPerPage).map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    subject: row.subject,
    reason: row.reason,
    actorName: row.actorName,
    role: row.role,
    what: actionInWords(row.action),
    actorKind: kindOf(row),
    patient: row.patientId === null ? null : { id: row.patientId, name: row.patientName },
  }));
  return { lines, hasMore: rows.length > linesPerPage };
}

/** Old lines without an actor kind only tell whether someone was signed in. */
function kindOf({
  actorKind,
  actorUserId,
}: {
  actorKind: string | null;
  actorUserId: number | null;
}): AuditLine['actorKind'] {
  if (actorKind === 'link' || actorKind === 'person') return actorKind;
  return actorKind === null && actorUserId !== null ? 'person' : 'system';
}
