import { and, asc, desc, eq, inArray, ne, or } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { isUndone } from '../queries.server.ts';
import { payerName } from '../receipts/queries.server.ts';
import { invoices, paymentLedger, receipts, refunds } from '../tables.server.ts';

/** Payments for these references, and all payments of the account. */
export type PaymentSelection = { references: readonly string[]; payerUserId: number | null };

export const receiptsFor = (db: Database, { references, payerUserId }: PaymentSelection) =>
  db
    .select({
      receipt: receipts,
      payerName,
      enteredBy: paymentLedger.enteredBy,
      series: invoices.series,
      number: invoices.number,
      isUndone,
    })
    .from(receipts)
    .leftJoin(users, eq(users.id, receipts.payerUserId))
    .leftJoin(patients, eq(patients.id, receipts.payerPatientId))
    .leftJoin(invoices, eq(invoices.receiptId, receipts.id))
    .leftJoin(
      paymentLedger,
      and(eq(paymentLedger.captureId, receipts.captureId), eq(paymentLedger.step, 'verified')),
    )
    .where(
      or(
        inArray(receipts.reference, [...references]),
        payerUserId === null ? undefined : eq(receipts.payerUserId, payerUserId),
      ),
    )
    .orderBy(desc(receipts.id));

/** Refunds not completed: under way or refused by the wallet. */
export const refundsOpen = (db: Database, { references, payerUserId }: PaymentSelection) =>
  db
    .select({
      id: refunds.id,
      cents: refunds.cents,
      createdAt: refunds.createdAt,
      state: refunds.state,
      method: refunds.method,
    })
    .from(refunds)
    .where(
      and(
        ne(refunds.state, 'done'),
        or(
          inArray(refunds.reference, [...references]),
          payerUserId === null ? undefined : eq(refunds.payerUserId, payerUserId),
        ),
      ),
    )
    .orderBy(asc(refunds.id));
