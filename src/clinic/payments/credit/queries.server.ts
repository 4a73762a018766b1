import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { onlyRow } from '#platform/postgres/rows.server.ts';
import { creditAccounts, paymentLedger } from '../tables.server.ts';

export async function findPatientId(db: Database, userId: number): Promise<number | undefined> {
  const [row] = await db.select({ id: patients.id }).from(patients).where(eq(patients.userId, userId));
  return row?.id;
}

/**
 * The payer's record, with or without an account; undefined if the account is closed or the record locked, because
 * the credit could not be used.
 */
export async function findOpenPatientId(
  db: Database,
  { payerUserId, payerPatientId }: { payerUserId: number | null; payerPatientId: number | null },
): Promise<number | undefined> {
  const isTheirs =
    payerUserId === null ? eq(patients.id, payerPatientId ?? 0) : eq(patients.userId, payerUserId);
  const [row] = await db
    .select({ id: patients.id })
    .from(patients)
    .leftJoin(users, eq(users.id, patients.userId))
    .where(and(isTheirs, isNull(users.closedAt), isNull(patients.blockedUntil)));
  return row?.id;
}

/** Credit accounts of a record, oldest first; several after a merge of records. */
const selectCreditAccounts = (db: Database, patientId: number) =>
  db
    .select({ id: creditAccounts.id })
    .from(creditAccounts)
    .where(eq(creditAccounts.patientId, patientId))
    .orderBy(asc(creditAccounts.id));

/** Same, locked against concurrent spending. */
export const lockCreditAccounts = (tx: Database, patientId: number) =>
  selectCreditAccounts(tx, patientId).for('no key update');

/** The record's credit account; created on first use. */
export async function getOrOpenCreditAccount(
  tx: Database,
  patientId: number,
  openedAt: Date,
): Promise<number> {
  // Two concurrent calls would create two accounts, which is harmless: their balances are summed.
  const [known] = await selectCreditAccounts(tx, patientId);
  if (known !== undefined) return known.id;
  const rows = await tx
    .insert(creditAccounts)
    .values({ patientId, openedAt })
    .returning({ id: creditAccounts.id });
  return onlyRow(rows).id;
}

/** Credit balance of a record in cents: credited refunds less payments and payouts. */
export async function readCreditBalance(db: Database, patientId: number): Promise<number> {
  const { creditAccountId, step, method, cents } = paymentLedger;
  const rows = await db
    .select({
      cents: sql<number>`coalesce(sum(case
        when ${step} = 'refunded' and ${method} = 'credit' then ${cents}
        when ${step} = 'verified' and ${method} = 'credit' then -${cents}
        when ${step} = 'credit_paid_out' then -${cents} else 0 end), 0)::int`,
    })
    .from(paymentLedger)
    .where(
      inArray(
        creditAccountId,
        db
          .select({ id: creditAccounts.id })
          .from(creditAccounts)
          .where(eq(creditAccounts.patientId, patientId)),
      ),
    );
  return onlyRow(rows).cents;
}

export async function moveCredit(tx: Database, { from, to }: { from: number; to: number }) {
  const { rowCount } = await tx
    .update(creditAccounts)
    .set({ patientId: to })
    .where(eq(creditAccounts.patientId, from));
  return { credit: rowCount ?? 0 };
}
