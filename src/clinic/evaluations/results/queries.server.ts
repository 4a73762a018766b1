import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { appointments } from '#clinic/appointments/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { evaluationAlerts, evaluations } from '../tables.server.ts';
import type { Instrument } from '../terms.ts';

const reader = alias(users, 'reader');

export const releasedOf = (db: Database, userId: number) =>
  db
    .select({
      evaluation: evaluations,
      by: sql<string | null>`coalesce(${professionals.name}, ${reader.fullName}, ${reader.username})`,
    })
    .from(evaluations)
    .innerJoin(patients, eq(patients.id, evaluations.patientId))
    .leftJoin(reader, eq(reader.id, evaluations.releasedBy))
    .leftJoin(professionals, eq(professionals.userId, reader.id))
    .where(and(eq(patients.userId, userId), isNotNull(evaluations.releasedAt)))
    .orderBy(asc(evaluations.finishedAt), asc(evaluations.id));

export const finishedOf = (db: Database, patientId: number, instrument: Instrument) =>
  db
    .select()
    .from(evaluations)
    .where(
      and(
        eq(evaluations.patientId, patientId),
        eq(evaluations.instrument, instrument),
        isNotNull(evaluations.finishedAt),
      ),
    )
    .orderBy(asc(evaluations.finishedAt), asc(evaluations.id));

const isTreatedBy = (professionalId: number) =>
  sql<boolean>`exists (select from ${appointments} where ${appointments.patientId} = ${evaluations.patientId}
    and ${appointments.status} = 'confirmed' and ${appointments.professionalId} = ${professionalId})`;

const isActive = and(isNull(patients.blockedUntil), isNull(users.closedAt));

const inScope = (reach: number | null): SQL | undefined =>
  and(isActive, reach === null ? undefined : isTreatedBy(reach));

/** Condition: the evaluation has an alert that is not closed, or was closed since an instant. */
const isShownSince = (since: Date) =>
  sql`exists (select from ${evaluationAlerts} where ${evaluationAlerts.evaluationId} = ${evaluations.id}
    and (${evaluationAlerts.closedAt} is null or ${evaluationAlerts.closedAt} > ${since}))`;

/** Treating professional with the patient's last or next appointment. */
const owner = sql<string | null>`(select pr.name from appointments a
  join professionals pr on pr.id = a.professional_id and pr.active
  where a.patient_id = ${evaluations.patientId} and a.status = 'confirmed' order by a.starts_at desc, pr.id limit 1)`;

const selectListed = (db: Database, professionalId: number | null = null) =>
  db
    .select({
      owner,
      isMine: professionalId === null ? sql<boolean>`false` : isTreatedBy(professionalId),
      evaluation: evaluations,
      userId: patients.userId,
      isClosed: sql<boolean>`${patients.blockedUntil} is not null or ${users.closedAt} is not null`,
      name: sql<string | null>`coalesce(${patients.fullName}, ${users.fullName}, ${users.username})`,
    })
    .from(evaluations)
    .innerJoin(patients, eq(patients.id, evaluations.patientId))
    .leftJoin(users, eq(users.id, patients.userId));

/**
 * Lists finished evaluations: unread ones first, oldest first; then released ones, newest first.
 * @param asker reach: scope as returned by `scopeOf`; professionalId: the user's professional id, if any
 */
export async function listFinished(
  db: Database,
  { reach, professionalId }: { reach: number | null; professionalId: number | null },
  count: number,
) {
  const rows = await selectListed(db, professionalId)
    .where(and(isNotNull(evaluations.finishedAt), inScope(reach)))
    .orderBy(
      sql`${evaluations.releasedAt} is not null`,
      sql`case when ${evaluations.releasedAt} is null then ${evaluations.finishedAt} end`,
      desc(evaluations.finishedAt),
      desc(evaluations.id),
    )
    .limit(count);
  return rows.flatMap((row) => {
    const { finishedAt } = row.evaluation;
    return finishedAt === null ? [] : [{ ...row, finishedAt }];
  });
}

export async function findInScope(db: Database, reach: number | null, id: number) {
  const [row] = await selectListed(db).where(and(eq(evaluations.id, id), inScope(reach)));
  return row;
}

/**
 * Finds an evaluation to read: within the user's scope or, for a closed account, while one of its alerts is shown.
 * Vital interests justify the latter (GDPR art. 9(2)(c)); the rest of that record stays locked.
 */
export async function findToRead(
  db: Database,
  reach: number | null,
  { id, since }: { id: number; since: Date },
) {
  const isReached = reach === null ? undefined : isTreatedBy(reach);
  const [row] = await selectListed(db).where(
    and(eq(evaluations.id, id), isReached, or(isActive, isShownSince(since))),
  );
  return row;
}

/** Releases a result. @returns false when it is already released or not finished */
export async function release(
  tx: Database,
  id: number,
  values: { sealedWords: string; releasedAt: Date; releasedBy: number },
): Promise<boolean> {
  const rows = await tx
    .update(evaluations)
    .set(values)
    .where(and(eq(evaluations.id, id), isNotNull(evaluations.finishedAt), isNull(evaluations.releasedAt)))
    .returning({ id: evaluations.id });
  return rows.length > 0;
}
