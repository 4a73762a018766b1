import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { appointments } from '#clinic/appointments/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { evaluations } from '../tables.server.ts';
import type { Instrument } from '../terms.ts';

const reader = alias(users, 'reader');

/** Released results of somebody's own, oldest first. */
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

/** Finished ones of a card, of one instrument, oldest first. */
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
  sql`exists (select from ${appointments} where ${appointments.patientId} = ${evaluations.patientId}
    and ${appointments.status} = 'confirmed' and ${appointments.professionalId} = ${professionalId})`;

const withinReach = (reach: number | null): SQL | undefined =>
  and(isNull(patients.blockedUntil), isNull(users.closedAt), reach === null ? undefined : isTreatedBy(reach));

const cards = (db: Database) =>
  db
    .select({
      evaluation: evaluations,
      userId: patients.userId,
      name: sql<string | null>`coalesce(${patients.fullName}, ${users.fullName}, ${users.username})`,
    })
    .from(evaluations)
    .innerJoin(patients, eq(patients.id, evaluations.patientId))
    .leftJoin(users, eq(users.id, patients.userId));

/** What was handed in: those that wait to be read first, the oldest of them in front. @param reach as `reachOf` has it */
export const listFinished = (db: Database, reach: number | null, count: number) =>
  cards(db)
    .where(and(isNotNull(evaluations.finishedAt), withinReach(reach)))
    .orderBy(
      sql`${evaluations.releasedAt} is not null`,
      sql`case when ${evaluations.releasedAt} is null then ${evaluations.finishedAt} end`,
      desc(evaluations.releasedAt),
    )
    .limit(count);

/** One within reach. */
export async function findWithinReach(db: Database, reach: number | null, id: number) {
  const [row] = await cards(db).where(and(eq(evaluations.id, id), withinReach(reach)));
  return row;
}

/** Releases a result. @returns false where that has been done, or it is not finished */
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
