import type { z } from 'zod';
import { clinic } from '#config';
import { refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { type orderReport, type payment, refusals } from '../contract.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import type { ItemToPay, Payable } from '../payables.server.ts';
import * as queries from '../queries.server.ts';
import type { Reconciled } from '../reconciliation/service.server.ts';
import { isEarlierPayment, type PayableKind } from '../references.ts';
import { payableWords } from '../terms.ts';
import { ignoreAway, WalletAway } from '../wallet/wallet.server.ts';
import * as claimQueries from './queries.server.ts';
import type { OrderReader, OwnReader } from './reader.server.ts';
import { claim } from './service.server.ts';
import { isUnderReview } from './status.server.ts';

const refuse = refusing(refusals);

/** What the wallet has not decided, or we have not been able to ask. */
const stillChecking = {
  pending: (type: PayableKind) =>
    `El proveedor de pagos está revisando tu pago. ${payableWords[type].whileReviewed}`,
  away: () =>
    `Todavía no hemos podido comprobar tu pago. Lo haremos solos en unos minutos; en tu perfil verás cómo queda. No pagues otra vez; si dudas, llámanos al ${clinic.phone}.`,
};

/** What the wallet has decided about real money, or is about to: that is told before anything else. */
const aboutMoney = new Set<Reconciled['status']>(['verified', 'pending', 'declined', 'rejected']);

type Processed = { success: boolean; message?: string };

/**
 * Verifies with the wallet what the browser says it has paid. Money that came and buys nothing is on its way back then.
 * @throws Refusal 402; 400 for what is not sold like this; 404 for what the person does not have: nothing is read then
 */
export async function processPayment(
  deps: PaymentsDeps,
  reader: OrderReader,
  userId: number,
  body: z.output<typeof payment>,
): Promise<Processed> {
  const own = await reader.openFor(userId, body.paymentDetails.id);
  return verify(deps, own, userId, body).finally(own.close);
}

async function verify(
  deps: PaymentsDeps,
  reader: OwnReader,
  userId: number,
  { paymentDetails, type, ...rest }: z.output<typeof payment>,
): Promise<Processed> {
  const payable = deps.payables[type];
  const orderId = paymentDetails.id;
  const item = { ...rest, userId };
  const { reference, wasReported } = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    await queries.lockOrder(tx, orderId);
    const next = await ownReference(payable, tx, item);
    // Who read the order before us, on a notice or in another window, may have settled it: then the next payment is another.
    const claims = await claimQueries.claimsOn(tx, orderId);
    const reference = claims.find((row) => isEarlierPayment(row.reference, next))?.reference ?? next;
    await claim(deps, tx, { orderId, reference, payerUserId: userId }, now);
    // Whoever has paid must not lose the hour while we ask; the item bounds how long.
    await payable.extendHold(tx, reference, 'reading', now);
    return { reference, wasReported: claims.length > 0 };
  });
  // Money that was paid all the same is found by the claim and goes back. A reported order was on offer then.
  if (!wasReported) await payable.assertOffered?.(deps.db, item);
  try {
    const reconciled = await reader.reconcile(orderId);
    if (!aboutMoney.has(reconciled.status)) await payable.assertPurchasable?.(deps.db, item);
    return answer(reconciled, reference, type);
  } catch (error) {
    if (!(error instanceof WalletAway)) throw error;
    return { success: false, message: stillChecking.away() };
  }
}

/** What the browser is told; an order that pays for something else says nothing about this. */
function answer(reconciled: Reconciled, reference: string, type: PayableKind): Processed {
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
 * Notes an order before the person approves it, so that a payment whose browser vanishes is found.
 * @throws Refusal 400 for what is not sold like this, 404, 409 `already_paid`, `under_review`, `hold_over`, `price_changed` (with `price`, in cents)
 */
export async function reportOrder(
  deps: PaymentsDeps,
  reader: OrderReader,
  userId: number,
  body: z.output<typeof orderReport>,
  remember: Remember,
): Promise<{ success: true }> {
  const own = await reader.openFor(userId, body.orderId);
  return note(deps, own, userId, body, remember).finally(own.close);
}

async function note(
  deps: PaymentsDeps,
  reader: OwnReader,
  userId: number,
  { orderId, type, cents, ...rest }: z.output<typeof orderReport>,
  remember: Remember,
): Promise<{ success: true }> {
  const payable = deps.payables[type];
  const item = { ...rest, userId };
  const reference = await ownReference(payable, deps.db, item);
  await payable.assertPurchasable?.(deps.db, item);
  // An earlier attempt may have paid without anybody noticing yet. All at once: where the wallet hangs, one after the
  // other would take longer than a request may.
  const others = await claimQueries.otherOpenOrders(deps.db, reference, orderId);
  await Promise.all(others.map((other) => reader.reconcile(other.orderId).catch(ignoreAway)));
  const quote = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    // The order, the payer's claims, the person's appointments (in `quote`), as wherever an order is settled or paid: whoever locks in
    // one order never waits in a circle.
    await queries.lockOrder(tx, orderId);
    await claimQueries.lockClaimsOf(tx, userId);
    if (await isUnderReview(tx, reference)) throw refuse('under_review');
    const said = await payable.quote(tx, { reference, orderId }, now);
    // The page may have been open since before the price changed: its order would bring what buys nothing.
    const quote = { ...said, isNewPrice: said.isNewPrice || (cents ?? said.priceCents) !== said.priceCents };
    if (quote.state === 'payable' && !quote.isNewPrice) {
      await claim(deps, tx, { orderId, reference, payerUserId: userId }, now);
      await remember(tx);
    }
    return quote;
  });
  if (quote.state === 'paid') throw refuse('already_paid');
  if (quote.state === 'over') throw refuse('hold_over', { message: payableWords[type].over });
  if (quote.isNewPrice) throw refuse('price_changed', { extra: { price: quote.priceCents } });
  return { success: true };
}

async function ownReference(payable: Payable, db: Database, item: ItemToPay): Promise<string> {
  const reference = await payable.referenceOf(db, item);
  if (reference === undefined) throw refuse('not_found');
  return reference;
}
