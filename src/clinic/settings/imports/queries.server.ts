import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { appointments } from '#clinic/appointments/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import { userSubscriptions } from '#clinic/subscriptions/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { takeLock } from '#platform/postgres/locks.server.ts';
import { runPrepared } from '#platform/postgres/prepared-statements.server.ts';
import { onlyRow } from '#platform/postgres/rows.server.ts';
import { importedRows, imports } from '../tables.server.ts';
import type { ImportKind } from '../terms.ts';
import type { LeftReason } from './terms.ts';

/**
 * Visible records by normalized name, with unverified account details separate from verified ones and from those
 * entered by the clinic.
 */
export const findNamesakes = (db: Database, names: readonly string[]) =>
  db
    .select({
      id: patients.id,
      name: sql<string>`coalesce(${patients.searchName}, ${users.searchName})`,
      phone: sql<
        string | null
      >`coalesce(case when ${users.phoneVerified} then ${users.phone} end, ${patients.phone})`,
      email: sql<
        string | null
      >`lower(coalesce(case when ${users.emailVerified} then ${users.email} end, ${patients.email}))`,
      hasAccount: sql<boolean>`${patients.userId} is not null`,
      claimedPhone: sql<string | null>`case when not ${users.phoneVerified} then ${users.phone} end`,
      claimedEmail: sql<string | null>`case when not ${users.emailVerified} then lower(${users.email}) end`,
      birthDate: patients.birthDate,
    })
    .from(patients)
    .leftJoin(users, eq(users.id, patients.userId))
    .where(
      and(
        inArray(sql`coalesce(${patients.searchName}, ${users.searchName})`, [...names]),
        isNull(patients.blockedUntil),
        isNull(users.closedAt),
      ),
    );

/** Serializes imports, so that each sees the rows of the previous one. */
export const lockImports = (tx: Database) => takeLock(tx, 'import');

export async function insertImport(
  tx: Database,
  values: typeof imports.$inferInsert,
  subjects: readonly number[],
): Promise<number> {
  const { id } = onlyRow(await tx.insert(imports).values(values).returning({ id: imports.id }));
  await tx.insert(importedRows).values(subjects.map((subjectId) => ({ importId: id, subjectId })));
  return id;
}

const selectWithRows = (db: Database) =>
  db
    .select({
      id: imports.id,
      kind: imports.kind,
      rows: imports.rows,
      madeAt: imports.madeAt,
      undoneAt: imports.undoneAt,
      madeBy: sql<string>`coalesce(${users.fullName}, ${users.username})`,
      rowsThere: count(importedRows.subjectId),
    })
    .from(imports)
    .innerJoin(users, eq(users.id, imports.madeBy))
    .leftJoin(importedRows, eq(importedRows.importId, imports.id))
    .groupBy(imports.id, users.id)
    .$dynamic();

const maxListed = 50;
export const listImports = (db: Database) => selectWithRows(db).orderBy(desc(imports.id)).limit(maxListed);

export async function findImport(db: Database, id: number) {
  const [row] = await selectWithRows(db).where(eq(imports.id, id));
  return row;
}

/** Undoes an import. @returns the rows that were kept, with reasons (`db/migrations`: `undo_import`) */
export const undoImport = (tx: Database, id: number, now: Date) =>
  runPrepared<{ id: number; because: LeftReason }>(
    tx,
    'select left_id as id, because from undo_import($1, $2)',
    [id, now],
  );

export const setUndone = (tx: Database, id: number, undoneAt: Date) =>
  tx.update(imports).set({ undoneAt }).where(eq(imports.id, id));

type Described = { id: number; name: string | null; startsAt?: Date; planName?: string };

export async function describeRows(
  db: Database,
  kind: ImportKind,
  ids: readonly number[],
): Promise<Map<number, Described>> {
  if (ids.length === 0) return new Map();
  const name = sql<string | null>`coalesce(${patients.fullName}, ${users.fullName}, ${users.username})`;
  const rows: Described[] = await {
    people: () =>
      db
        .select({ id: patients.id, name })
        .from(patients)
        .leftJoin(users, eq(users.id, patients.userId))
        .where(inArray(patients.id, [...ids])),
    appointments: () =>
      db
        .select({ id: appointments.id, name, startsAt: appointments.startsAt })
        .from(appointments)
        .innerJoin(patients, eq(patients.id, appointments.patientId))
        .leftJoin(users, eq(users.id, patients.userId))
        .where(inArray(appointments.id, [...ids])),
    sessions: () =>
      db
        .select({ id: userSubscriptions.id, name, planName: userSubscriptions.planName })
        .from(userSubscriptions)
        .innerJoin(patients, eq(patients.id, userSubscriptions.patientId))
        .leftJoin(users, eq(users.id, patients.userId))
        .where(inArray(userSubscriptions.id, [...ids])),
  }[kind]();
  return new Map(rows.map((row) => [row.id, row]));
}
