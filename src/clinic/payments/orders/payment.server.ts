import type { z } from 'zod';
import { refusing } from '#platform/api/refusals.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { type orderReport, type paymentBody, refusals } from '../contract.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import type { ItemToPay, Payable } from '../payables.server.ts';
import * as queries from '../queries.server.ts';
import type { Reconciled } from '../reconciliation/service.server.ts';
import { isEarlierPayment, type PayableKind } from '../references.ts';
import { texts } from '../texts.ts';
import { ignoreUnreachable, WalletUnreachable } from '../wallet/rest.server.ts';
import * as claimQueries from './queries.server.ts';
import type { OrderReader, OwnReader } from './reader.server.ts';
import { claimOrder } from './service.server.ts';
import { isUnderReview } from './status.server.ts';

const refuse = refusing(refusals);

/** Messages while the wallet has not decided or is unreachable. */
const stillChecking = {
  pending: (type: PayableKind) => texts().underReview(texts().items[type].whileReviewed),
  away: () => texts().notCheckedYet(clinicContact().phone),
};

/** Outcomes that concern real money; they are reported before any other. */
const moneyOutcomes = new Set<Reconciled['status']>(['verified', 'pending', 'declined', 'rejected']);

type Processed = { success: boolean; message?: string };

/**
 * Verifies with the wallet what the browser reports as paid. Money that buys nothing is refunded.
 * @throws Refusal 402; 400 for items not sold this way; 404 for items that are not the user's, before anything is
 * read
 */
export async function processPayment(
  deps: PaymentsDeps,
  reader: OrderReader,
  userId: number,
  body: z.output<typeof paymentBody>,
): Promise<Processed> {
  const own = await reader.openFor(userId, body.paymentDetails.id);
  return verify(deps, own, userId, body).finally(own.close);
}

async function verify(
  deps: PaymentsDeps,
  reader: OwnReader,
  userId: number,
  { paymentDetails, type, ...rest }: z.output<typeof paymentBody>,
): Promise<Processed> {
  const payable = deps.payables[type];
  const orderId = paymentDetails.id;
  const item = { ...rest, userId };
  const { reference, wasReported } = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    await queries.lockOrder(tx, orderId);
    const next = await requireOwnReference(payable, tx, item);
    // A notice or another window may have settled the order already; then the next payment has another reference.
    const claims = await claimQueries.claimsOn(tx, orderId);
    const reference = claims.find((row) => isEarlierPayment(row.reference, next))?.reference ?? next;
    await claimOrder(deps, tx, { orderId, reference, payerUserId: userId }, now);
    // Extends the hold while we read the order; the item limits the total.
    await payable.extendHold(tx, reference, 'reading', now);
    return { reference, wasReported: claims.length > 0 };
  });
  // If money was paid anyway, the claim finds it and it is refunded. A reported order was for sale at that time.
  if (!wasReported) await payable.assertOffered?.(deps.db, item);
  try {
    const reconciled = await reader.reconcile(orderId);
    if (!moneyOutcomes.has(reconciled.status)) await payable.assertPurchasable?.(deps.db, item);
    return presentOutcome(reconciled, reference, type);
  } catch (error) {
    if (!(error instanceof WalletUnreachable)) throw error;
    return { success: false, message: stillChecking.away() };
  }
}

/** Result for the browser. An order that pays for another item is not verified. */
function presentOutcome(reconciled: Reconciled, reference: string, type: PayableKind): Processed {
  if (!('reference' in reconciled) || reconciled.reference !== reference) throw refuse('not_verified');
  switch (reconciled.status) {
    case 'verified':
      return { success: true };
    case 'pending':
      return { success: false, message: stillChecking.pending(type) };
    case 'declined':
      throw refuse('declined');
    case 'rejected':
      throw refuse('bought_nothing');
    default:
      throw refuse('not_verified');
  }
}

/**
 * Stores an order before the user approves it, so that a payment is found even if the browser vanishes.
 * @throws Refusal 400 for items not sold this way, 404, 409 `already_paid`, `under_review`, `hold_over`,
 * `price_changed` (with `price`, in cents)
 */
export async function reportOrder(
  deps: PaymentsDeps,
  reader: OrderReader,
  userId: number,
  body: z.output<typeof orderReport>,
  remember: Remember,
): Promise<{ success: true }> {
  const own = await reader.openFor(userId, body.orderId);
  return storeReport(deps, own, userId, body, remember).finally(own.close);
}

async function storeReport(
  deps: PaymentsDeps,
  reader: OwnReader,
  userId: number,
  { orderId, type, cents, ...rest }: z.output<typeof orderReport>,
  remember: Remember,
): Promise<{ success: true }> {
  const payable = deps.payables[type];
  const item = { ...rest, userId };
  const reference = await requireOwnReference(payable, deps.db, item);
  await payable.assertPurchasable?.(deps.db, item);
  // An earlier attempt may have paid unnoticed. In parallel, because sequential reads of a hanging wallet would
  // exceed the request timeout.
  const others = await claimQueries.otherOpenOrders(deps.db, reference, orderId);
  await Promise.all(others.map((other) => reader.reconcile(other.orderId).catch(ignoreUnreachable)));
  const quote = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    // Locks the order, the payer's claims, then the appointments (in `quote`), the same order everywhere, to avoid
    // deadlocks.
    await queries.lockOrder(tx, orderId);
    await claimQueries.lockClaimsOf(tx, userId);
    if (await isUnderReview(tx, reference)) throw refuse('under_review');
    const said = await payable.quote(tx, { reference, orderId }, now);
    // The page may be older than a price change; its order would buy nothing.
    const quote = { ...said, isNewPrice: said.isNewPrice || (cents ?? said.priceCents) !== said.priceCents };
    if (quote.state === 'payable' && !quote.isNewPrice) {
      await claimOrder(deps, tx, { orderId, reference, payerUserId: userId }, now);
      await remember(tx);
    }
    return quote;
  });
  if (quote.state === 'paid') throw refuse('already_paid');
  if (quote.state === 'over') throw refuse('hold_over', { message: texts().items[type].over });
  if (quote.isNewPrice) throw refuse('price_changed', { extra: { price: quote.priceCents } });
  return { success: true };
}

async function requireOwnReference(payable: Payable, db: Database, item: ItemToPay): Promise<string> {
  const reference = await payable.referenceOf(db, item);
  if (reference === undefined) throw refuse('not_found');
  return reference;
}
