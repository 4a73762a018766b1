import { isAccountOpen, lockOpenAccount } from '#clinic/accounts/service.server.ts';
import {
  type OfferName,
  parseReference,
  renewalReference,
  subscriptionReference,
} from '#clinic/payments/contract.ts';
import type { ItemToPay, Payable, Quote, SettleOutcome } from '#clinic/payments/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { translateText } from '#platform/language/clinic-texts.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { refusals } from '../contract.ts';
import type { SubscriptionsDeps } from '../deps.server.ts';
import * as queries from '../queries.server.ts';
import { texts } from '../texts.ts';
import { deskPayable } from './desk.server.ts';
import { addAgreedTerms, findAgreedTerms } from './queries.server.ts';
import { refundPlanPaymentOfCapture } from './refunds.server.ts';
import { buy, findBeneficiary, renew, renewalPrice } from './service.server.ts';

const refuse = refusing(refusals);
const notForSale: Quote = { priceCents: 0, state: 'over' };

/** Payable implementation of plans: prices of offers and later payments, and what they grant. */
export function subscriptionPayable(deps: SubscriptionsDeps): Payable {
  const settle: Payable['settle'] = (tx, money, now) => settlePlan(deps, tx, money, now);
  return {
    ...deskPayable(settle),
    returnAtDesk: (tx, wish, now) => refundPlanPaymentOfCapture(deps, tx, wish, now),
    settle,
    referenceOf,
    assertPurchasable,
    assertOffered,

    async find(db, reference, now, orderId) {
      const referred = parseReference(reference);
      if (referred?.type !== 'subscription') return undefined;
      const ownerUserId = await ownerOf(db, referred);
      if (ownerUserId === undefined || !(await isAccountOpen(db, ownerUserId))) return undefined;
      const agreed = orderId === undefined ? undefined : await findAgreedTerms(db, { orderId, reference });
      const { priceCents, state } = await quote(db, reference, now, agreed);
      return { ownerUserId, priceCents, state };
    },

    async quote(tx, order, now) {
      const agreed = await findAgreedTerms(tx, order);
      const { offer, ...said } = await quote(tx, order.reference, now, agreed);
      if (agreed === undefined && offer !== undefined) await addAgreedTerms(tx, order, { offer, at: now });
      return { ...said, isNewPrice: false };
    },

    async receiptLine(db, reference) {
      const name = await planNameOf(db, reference);
      return {
        concept: name === undefined ? texts().concept : `${texts().concept}: ${translateText(name)}`,
        vat: 'exempt',
      };
    },

    // The sessions stay until staff decide: used ones cannot be withdrawn, and an error of the wallet would lock
    // the patient out. Staff withdraw them on the patient record.
    returned: { note: async () => true, keep: async () => {} },

    // Plans need no hold, because they are always available.
    extendHold: async () => {},
  };
}

async function settlePlan(
  deps: SubscriptionsDeps,
  tx: Database,
  money: Parameters<Payable['settle']>[1],
  now: Date,
): Promise<SettleOutcome> {
  const referred = parseReference(money.reference);
  if (referred?.type !== 'subscription') return 'unknown_item';
  const ownerUserId = await ownerOf(tx, referred);
  // Locks the user first, in the same order as closing an account.
  if (ownerUserId !== undefined && !(await lockOpenAccount(tx, ownerUserId))) return 'gone';
  const { itemId } = referred;
  return 'number' in referred
    ? renew(deps, tx, { id: itemId, number: referred.number }, money, now)
    : buy(deps, tx, { ...referred, planId: itemId }, money, now);
}

/** @returns undefined if there is no such plan, or the user has no such subscription */
async function referenceOf(
  db: Database,
  { userId, itemId, paymentInterval, userSubscriptionId }: ItemToPay,
): Promise<string | undefined> {
  if (userSubscriptionId != null) {
    const held = await queries.findSubscription(db, userSubscriptionId);
    if (held?.userId !== userId || held.planId !== itemId) return undefined;
    return renewalReference(held.id, held.paymentsMade + 1);
  }
  if ((await queries.audienceOf(db, itemId)) === undefined) return undefined;
  return subscriptionReference(itemId, offerOf(paymentInterval), userId);
}

const offerOf = (interval: ItemToPay['paymentInterval']): OfferName => interval ?? 'landing';

const refuseOffer = () => refuse('invalid', { message: texts().notSold });

/** @throws Refusal `invalid` if the plan exists and has no such offer, neither now nor before it was withdrawn from sale */
async function assertOffered(
  db: Database,
  { itemId, paymentInterval, userSubscriptionId }: ItemToPay,
): Promise<void> {
  if (userSubscriptionId != null || (await queries.audienceOf(db, itemId)) === undefined) return;
  if ((await queries.findOffer(db, itemId, offerOf(paymentInterval))) === undefined) throw refuseOffer();
}

/** @throws Refusal `invalid` if the plan is not sold this way, or a child's plan has no stated child */
async function assertPurchasable(
  db: Database,
  { userId, itemId, paymentInterval, userSubscriptionId }: ItemToPay,
): Promise<void> {
  if (userSubscriptionId != null) return;
  if ((await queries.findOfferOnSale(db, itemId, offerOf(paymentInterval))) === undefined)
    throw refuseOffer();
  if ((await findBeneficiary(db, { planId: itemId, userId })) === undefined)
    throw refuse('invalid', { message: texts().childMissing });
}

type PlanReference = Extract<NonNullable<ReturnType<typeof parseReference>>, { type: 'subscription' }>;

async function ownerOf(db: Database, referred: PlanReference): Promise<number | undefined> {
  if ('userId' in referred) return referred.userId;
  if ('patientId' in referred) return undefined;
  return (await queries.findSubscription(db, referred.itemId))?.userId ?? undefined;
}

/** @returns `offer`: the terms, except for an instalment, which has those of its plan */
async function quote(
  db: Database,
  reference: string,
  now: Date,
  agreed: queries.OfferRow | undefined,
): Promise<Quote & { offer?: queries.OfferRow }> {
  const referred = parseReference(reference);
  if (referred?.type !== 'subscription') return notForSale;
  if (!('number' in referred)) {
    const offer = agreed ?? (await queries.findOfferOnSale(db, referred.itemId, referred.offer));
    return offer === undefined ? notForSale : { priceCents: offer.priceCents, state: 'payable', offer };
  }
  const held = await queries.findSubscription(db, referred.itemId);
  if (held === undefined) return notForSale;
  if (referred.number <= held.paymentsMade) return { priceCents: held.priceCents, state: 'paid' };
  const price = await renewalPrice(db, held, now, agreed);
  if (price === undefined || referred.number !== held.paymentsMade + 1) return notForSale;
  const { cents: priceCents, offer } = price;
  return { priceCents, state: 'payable', ...(offer && { offer }) };
}

async function planNameOf(db: Database, reference: string): Promise<string | undefined> {
  const referred = parseReference(reference);
  if (referred?.type !== 'subscription') return undefined;
  if ('number' in referred) return (await queries.findSubscription(db, referred.itemId))?.planName;
  return (await queries.findOffer(db, referred.itemId, referred.offer))?.planName;
}
