import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { takeLock, takeSharedLock } from '#platform/postgres/locks.server.ts';
import {
  type InvoiceRecipientRow,
  installations,
  invoiceRecipients,
  type LedgerRow,
  type LedgerStep,
  paymentLedger,
  type RefundRow,
  receipts,
  refunds,
  statedRecipients,
  type TillEventRow,
  tillEvents,
  walletNotices,
} from './tables.server.ts';

/** Id of a desk payment or refund, in a shape that no wallet order id has. */
export const newDeskId = (): string => `CAJA-${randomBytes(6).toString('hex').toUpperCase()}`;

export type LedgerEntry = Pick<LedgerRow, 'at' | 'step' | 'reference' | 'orderId'> & Partial<LedgerRow>;

/**
 * Adds to the ledger.
 * @returns false when the same step is there already
 */
export async function appendToLedger(tx: Database, entry: LedgerEntry): Promise<boolean> {
  const rows = await tx
    .insert(paymentLedger)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: paymentLedger.id });
  return rows.length > 0;
}

export const listLedgerSteps = (db: Database, references: readonly string[]) =>
  db
    .select({
      reference: paymentLedger.reference,
      orderId: paymentLedger.orderId,
      part: paymentLedger.part,
      step: paymentLedger.step,
      captureId: paymentLedger.captureId,
      cents: paymentLedger.cents,
      reason: paymentLedger.reason,
      method: paymentLedger.method,
      at: paymentLedger.at,
    })
    .from(paymentLedger)
    .where(inArray(paymentLedger.reference, [...references]))
    .orderBy(asc(paymentLedger.id));

export async function findVerdict(tx: Database, captureId: string): Promise<LedgerStep | undefined> {
  const [row] = await tx
    .select({ step: paymentLedger.step })
    .from(paymentLedger)
    .where(
      and(eq(paymentLedger.captureId, captureId), inArray(paymentLedger.step, ['verified', 'rejected'])),
    );
  return row?.step;
}

const decisions = ['verified', 'rejected', 'declined'] as const;

export async function findDecision(
  tx: Database,
  captureId: string,
): Promise<(typeof decisions)[number] | undefined> {
  const [row] = await tx
    .select({ step: paymentLedger.step })
    .from(paymentLedger)
    .where(and(eq(paymentLedger.captureId, captureId), inArray(paymentLedger.step, [...decisions])));
  return decisions.find((step) => step === row?.step);
}

/** The last capture that paid for an item; undefined if there is none. */
export async function findLastPurchase(tx: Database, reference: string): Promise<LedgerRow | undefined> {
  const [row] = await tx
    .select()
    .from(paymentLedger)
    .where(and(eq(paymentLedger.reference, reference), eq(paymentLedger.step, 'verified')))
    .orderBy(desc(paymentLedger.id))
    .limit(1);
  return row;
}

/** The ledger entry of a capture's purchase; undefined if it bought nothing. */
export async function findPurchase(tx: Database, captureId: string): Promise<LedgerRow | undefined> {
  const [row] = await tx
    .select()
    .from(paymentLedger)
    .where(and(eq(paymentLedger.captureId, captureId), eq(paymentLedger.step, 'verified')));
  return row;
}

/** Ledger entries of one payment: all parts if it was split, credit first, otherwise a single one. */
export async function listPaymentParts(tx: Database, { captureId, reference, orderId, part }: LedgerRow) {
  const isOne =
    part === 0 ? eq(paymentLedger.captureId, captureId ?? '') : eq(paymentLedger.orderId, orderId);
  return tx
    .select()
    .from(paymentLedger)
    .where(and(eq(paymentLedger.reference, reference), eq(paymentLedger.step, 'verified'), isOne))
    .orderBy(asc(paymentLedger.part), asc(paymentLedger.id));
}

/** Serializes decisions about refunds of this capture. */
export const lockCapture = (tx: Database, captureId: string) => takeLock(tx, 'capture', captureId);

/**
 * What may still be refunded of a payment, or of one part of it: paid less refunded or under way. Refunds refused by the
 * wallet count, because the clinic returns them by hand; once returned by hand or in the wallet's own screens they count
 * once. A refund the wallet has reported before our job is done counts twice for a moment: rather refuse too much than
 * refund too much.
 * @param purchase the ledger entry of the capture that paid
 * @returns cents, null if the paid amount is unreadable
 */
export async function readRefundableCents(
  tx: Database,
  { captureId, cents }: Pick<LedgerRow, 'captureId' | 'cents'>,
): Promise<number | null> {
  if (cents === null) return null;
  const { rows } = await tx.execute<{ gone: number }>(sql`
    with gone as (
      select id, step, cents, reason from ${paymentLedger} where capture_id = ${captureId} and step in ('refunded', 'refund_refused')
    )
    select (select coalesce(sum(cents) filter (where step = 'refunded'), 0) + greatest(0, coalesce(sum(cents) filter (where step = 'refund_refused'), 0)
        - coalesce(sum(cents) filter (where step = 'refunded' and reason in ('seen_at_wallet', 'by_hand')
          and id > (select min(id) from gone where step = 'refund_refused')), 0)) from gone)::int
      + (select coalesce(sum(cents), 0) from ${refunds} where capture_id = ${captureId} and state = 'due')::int as gone`);
  return cents - (rows[0]?.gone ?? 0);
}

/**
 * Whether a capture is fully refunded according to the ledger; any refund counts as full if its amount is unreadable.
 */
export async function isWhollyRefunded(db: Database, captureId: string): Promise<boolean> {
  const { rows } = await db.execute<{ isWhole: boolean | null }>(sql`
    select coalesce(sum(cents) filter (where step = 'refunded') >= max(cents) filter (where step = 'captured'),
      bool_or(step = 'refunded')) as "isWhole"
    from ${paymentLedger} where capture_id = ${captureId}`);
  return rows[0]?.isWhole ?? false;
}

/** Refunded amount of a capture according to the ledger, in cents; refunds under way do not count. */
export async function sumRefunded(db: Database, captureId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${paymentLedger.cents}), 0)::int` })
    .from(paymentLedger)
    .where(and(eq(paymentLedger.captureId, captureId), eq(paymentLedger.step, 'refunded')));
  return row?.cents ?? 0;
}

export async function findOrderOfCapture(db: Database, captureId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ orderId: paymentLedger.orderId })
    .from(paymentLedger)
    .where(eq(paymentLedger.captureId, captureId))
    .limit(1);
  return row?.orderId;
}

/** Serializes settling of this order; later callers see the earlier decision. */
export const lockOrder = (tx: Database, orderId: string) => takeLock(tx, 'walletOrder', orderId);

export type NewRefund = Omit<RefundRow, 'id' | 'state' | 'tries' | 'method' | 'creditAccountId'> &
  Partial<Pick<RefundRow, 'method' | 'creditAccountId'>>;

/**
 * Queues a refund.
 * @returns the id; undefined if the same refund is queued already
 */
export async function addRefund(tx: Database, refund: NewRefund): Promise<number | undefined> {
  const [row] = await tx.insert(refunds).values(refund).onConflictDoNothing().returning({ id: refunds.id });
  return row?.id;
}

export async function findRefund(db: Database, id: number): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

export async function findRefundByRequest(db: Database, requestId: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.requestId, requestId));
  return row;
}

export const setRefund = (
  tx: Database,
  id: number,
  values: Partial<Pick<RefundRow, 'state' | 'nextTryAt' | 'tries'>>,
) =>
  tx
    .update(refunds)
    .set(values)
    .where(and(eq(refunds.id, id), eq(refunds.state, 'due')))
    .returning({ id: refunds.id });

/**
 * Closes refused refunds that were made in the wallet's own screens after all: the oldest of this amount, or all of
 * them once the capture is fully refunded.
 */
export async function closeRefusedRefunds(
  tx: Database,
  { captureId, cents }: { captureId: string; cents: number | null },
): Promise<void> {
  const refused = await tx
    .select({ id: refunds.id, cents: refunds.cents })
    .from(refunds)
    .where(and(eq(refunds.captureId, captureId), eq(refunds.state, 'refused')))
    .orderBy(asc(refunds.id));
  if (refused.length === 0) return;
  const made = (await isWhollyRefunded(tx, captureId))
    ? refused
    : refused.filter((one) => one.cents === cents).slice(0, 1);
  if (made.length === 0) return;
  const ids = made.map(({ id }) => id);
  await tx.update(refunds).set({ state: 'done' }).where(inArray(refunds.id, ids));
}

/** Refunds overdue since `before`, whose job was lost. */
export const overdueRefunds = (db: Database, before: Date, limit: number) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.state, 'due'),
        inArray(refunds.method, ['wallet', 'credit']),
        lte(refunds.nextTryAt, before),
      ),
    )
    .orderBy(asc(refunds.nextTryAt))
    .limit(limit);

export async function isNoticeKnown(db: Database, eventId: string): Promise<boolean> {
  const rows = await db
    .select({ eventId: walletNotices.eventId })
    .from(walletNotices)
    .where(eq(walletNotices.eventId, eventId));
  return rows.length > 0;
}

export const addNotice = (db: Database, notice: typeof walletNotices.$inferInsert) =>
  db.insert(walletNotices).values(notice).onConflictDoNothing();

export const deleteNoticesBefore = (db: Database, at: Date) =>
  db.delete(walletNotices).where(lte(walletNotices.receivedAt, at));

export async function findInstallationId(db: Database): Promise<string | undefined> {
  const [row] = await db.select({ id: installations.id }).from(installations);
  return row?.id;
}

/** When this database was restored as a copy for rehearsals, or null. */
export async function findCopiedAt(db: Database): Promise<Date | null> {
  const [row] = await db.select({ copiedAt: installations.copiedAt }).from(installations);
  return row?.copiedAt ?? null;
}

/** Does nothing if a name exists. */
export const addInstallation = (
  db: Database,
  row: Pick<typeof installations.$inferInsert, 'id' | 'madeAt'>,
) => db.insert(installations).values(row).onConflictDoNothing();

/** Waits for a till count in progress; later entries belong to the next period. */
export const lockTillShared = (tx: Database) => takeSharedLock(tx, 'till');

/** Waits for entries of desk payments and blocks new ones during a count. */
export const lockTillExclusively = (tx: Database) => takeLock(tx, 'till');

/** Serializes issuing receipts of an item and stating its invoice recipient. */
export const lockStatedRecipient = (tx: Database, reference: string) =>
  takeLock(tx, 'statedRecipient', reference);

/** Takes the invoice recipient stated for an item, which moves to its receipt. */
export async function takeStatedRecipient(
  tx: Database,
  reference: string,
): Promise<typeof statedRecipients.$inferSelect | undefined> {
  const [row] = await tx
    .delete(statedRecipients)
    .where(eq(statedRecipients.reference, reference))
    .returning();
  return row;
}

export const storeRecipient = (tx: Database, { receiptId, ...said }: InvoiceRecipientRow) =>
  tx
    .insert(invoiceRecipients)
    .values({ receiptId, ...said })
    .onConflictDoUpdate({ target: invoiceRecipients.receiptId, set: said });

export async function findRecipientOfCapture(
  tx: Database,
  captureId: string,
): Promise<InvoiceRecipientRow | undefined> {
  const [row] = await tx
    .select({ said: invoiceRecipients })
    .from(invoiceRecipients)
    .innerJoin(receipts, eq(receipts.id, invoiceRecipients.receiptId))
    .where(and(eq(receipts.captureId, captureId), isNull(receipts.refundId)));
  return row?.said;
}

/** Whether the payment of a receipt was undone; neither it nor its undo needs an invoice. */
export const isUndone = sql<boolean>`exists (
  select from payment_ledger u
  where u.reference = ${receipts.reference} and u.capture_id = ${receipts.captureId}
    and u.step = 'refunded' and u.reason = 'undone')`;

/** The last count of the till; undefined before the first. */
export async function findLastTillCount(db: Database): Promise<TillEventRow | undefined> {
  const [row] = await db
    .select()
    .from(tillEvents)
    .where(isNotNull(tillEvents.expectedCents))
    .orderBy(desc(tillEvents.id))
    .limit(1);
  return row;
}

export const isOpenAfter = (lastCount: TillEventRow | undefined): boolean =>
  lastCount !== undefined && lastCount.step !== 'closing';

/** Whether cash may be taken or paid out now. Take the till's lock before moving cash: no count happens meanwhile. */
export const isTillOpen = async (db: Database): Promise<boolean> => isOpenAfter(await findLastTillCount(db));
