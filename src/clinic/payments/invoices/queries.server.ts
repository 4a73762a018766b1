import { and, desc, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { nameUnlessBlocked, patients } from '#clinic/patients/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { takeLock } from '#platform/postgres/locks.server.ts';
import { isUndone } from '../queries.server.ts';
import { invoiceRecipients, invoices, receipts, statedRecipients } from '../tables.server.ts';
import { type InvoiceList, recipientRequiredAboveCents } from '../terms.ts';

/** Serializes entries of this receipt's invoice number. */
export const lockInvoice = (tx: Database, receiptId: number) => takeLock(tx, 'invoice', receiptId);

/**
 * Whether another receipt has the number, however it is split into series and number. Serializes concurrent entries
 * of one number.
 * @param text as returned by `formatInvoiceNumber`
 */
export async function isNumberTaken(
  tx: Database,
  { receiptId, text }: { receiptId: number; text: string },
): Promise<boolean> {
  await takeLock(tx, 'invoiceNumber', text);
  const said = sql`case ${invoices.series} when '' then '' else ${invoices.series} || '/' end || ${invoices.number}`;
  const others = and(ne(invoices.receiptId, receiptId), sql`${said} = ${text}`);
  return (await tx.$count(invoices, others)) > 0;
}

type StatedRecipient = typeof statedRecipients.$inferInsert;

export const storeStatedRecipient = (tx: Database, { reference, ...said }: StatedRecipient) =>
  tx
    .insert(statedRecipients)
    .values({ reference, ...said })
    .onConflictDoUpdate({ target: statedRecipients.reference, set: said });

/** The user's latest receipt without a stated recipient. */
export async function findReceiptWithoutRecipient(
  tx: Database,
  { reference, payerUserId, since }: { reference: string; payerUserId: number; since: Date },
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: receipts.id })
    .from(receipts)
    .leftJoin(invoiceRecipients, eq(invoiceRecipients.receiptId, receipts.id))
    .where(
      and(
        eq(receipts.reference, reference),
        eq(receipts.payerUserId, payerUserId),
        isNull(receipts.refundId),
        isNull(invoiceRecipients.receiptId),
        gte(receipts.issuedAt, since),
      ),
    )
    .orderBy(desc(receipts.id))
    .limit(1);
  return row?.id;
}

/**
 * A payment whose invoice needs recipient data: above the limit without a recipient, or for a company with incomplete
 * data. Refunds use those of the payment.
 */
const lacksData = sql<boolean>`(${receipts.refundId} is null and not ${isUndone} and case
  when ${invoiceRecipients.receiptId} is null then ${receipts.cents} > ${sql.raw(String(recipientRequiredAboveCents))}
  else ${invoiceRecipients.taxId} = '' or ${invoiceRecipients.address} = '' end)`;

const withInvoice = (db: Database) =>
  db
    .select({
      receipt: receipts,
      payerName: nameUnlessBlocked(sql`coalesce(${users.fullName}, ${users.username}, ${patients.fullName})`),
      isBlocked: sql<boolean>`${patients.blockedUntil} is not null`,
      series: invoices.series,
      number: invoices.number,
      recipient: invoiceRecipients,
      isUndone,
      lacksData,
    })
    .from(receipts)
    .leftJoin(users, eq(users.id, receipts.payerUserId))
    .leftJoin(
      patients,
      or(
        eq(patients.id, receipts.payerPatientId),
        and(isNull(receipts.payerPatientId), eq(patients.userId, receipts.payerUserId)),
      ),
    )
    .leftJoin(invoices, eq(invoices.receiptId, receipts.id))
    .leftJoin(invoiceRecipients, eq(invoiceRecipients.receiptId, receipts.id));

const isPending = and(isNull(invoices.receiptId), sql`not ${isUndone}`);

export async function findWithInvoice(db: Database, receiptId: number) {
  const [row] = await withInvoice(db).where(eq(receipts.id, receiptId));
  return row;
}

export const listWithInvoice = (
  db: Database,
  { which, before }: { which: InvoiceList; before: number | undefined },
  count: number,
) =>
  withInvoice(db)
    .where(
      and(
        { pending: isPending, lacking: lacksData, all: undefined }[which],
        before === undefined ? undefined : lt(receipts.id, before),
      ),
    )
    .orderBy(desc(receipts.id))
    .limit(count);

export async function countPending(db: Database): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(receipts)
    .leftJoin(invoices, eq(invoices.receiptId, receipts.id))
    .where(isPending);
  return row?.count ?? 0;
}

export async function countLackingData(db: Database): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(receipts)
    .leftJoin(invoiceRecipients, eq(invoiceRecipients.receiptId, receipts.id))
    .where(lacksData);
  return row?.count ?? 0;
}

export async function lastSeries(db: Database): Promise<string> {
  const [row] = await db
    .select({ series: invoices.series })
    .from(invoices)
    .orderBy(desc(invoices.at), desc(invoices.receiptId))
    .limit(1);
  return row?.series ?? '';
}

/** @throws 23505 when another receipt has the number */
export const storeInvoice = (tx: Database, { receiptId, ...noted }: typeof invoices.$inferInsert) =>
  tx
    .insert(invoices)
    .values({ receiptId, ...noted })
    .onConflictDoUpdate({ target: invoices.receiptId, set: noted });
