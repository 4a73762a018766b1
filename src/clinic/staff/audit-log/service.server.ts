import type { Database } from '#platform/postgres/database.server.ts';
import { actionLabel } from './action-texts.ts';
import { type AuditLine, linesPerPage } from './contract.ts';
import { type AuditFilter, findAuditLines } from './queries.server.ts';

export async function listAuditLines(
  db: Database,
  wish: AuditFilter,
): Promise<{ lines: AuditLine[]; hasMore: boolean }> {
  // One extra row tells whether there are more.
  const rows = await findAuditLines(db, wish, linesPerPage + 1);
  const lines = rows.slice(0, linesPerPage).map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    subject: row.subject,
    reason: row.reason,
    actorName: row.actorName,
    role: row.role,
    what: actionLabel(row.action),
    actorKind: actorKindOf(row),
    patient: row.patientId === null ? null : { id: row.patientId, name: row.patientName },
  }));
  return { lines, hasMore: rows.length > linesPerPage };
}

/** Old lines without an actor kind only tell whether someone was signed in. */
function actorKindOf({
  actorKind,
  actorUserId,
}: {
  actorKind: string | null;
  actorUserId: number | null;
}): AuditLine['actorKind'] {
  if (actorKind === 'link' || actorKind === 'person') return actorKind;
  return actorKind === null && actorUserId !== null ? 'person' : 'system';
}
