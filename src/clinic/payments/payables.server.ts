import type { Person } from '#clinic/audit/contract.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { type PayableKind, type PaymentInterval, readReference } from './references.ts';
import type { VatClass } from './vat.ts';

/** What somebody wants to pay for, as the wire names it. */
export type ItemToPay = {
  userId: number;
  itemId: number;
  paymentInterval?: PaymentInterval | null | undefined;
  userSubscriptionId?: number | null | undefined;
};

/** What an item costs now, and whether it may be paid. */
export type Quote = { priceCents: number; state: 'payable' | 'paid' | 'over' };

/** Money that has come for an item. */
export type Money = {
  reference: string;
  cents: number;
  captureId: string;
  /** The wallet's order that brought it; none at the desk. */
  orderId?: string;
};

/** What became of an item when money came for it. */
export type Settled = Bought | 'second_payment' | 'wrong_amount' | 'gone' | 'unknown_item';

/** It bought the item; `backCents`: it was more than the item costs by now, and so much of it goes back. */
export type Bought = 'settled' | { backCents: number };

/** What the desk takes money for, as the wire names it. */
export type DeskItem = Omit<ItemToPay, 'userId'> & {
  /** The card of whoever buys a plan. */
  patientId?: number | null | undefined;
};

/** What is to be paid at the desk. Whoever pays has an account, or a card alone. */
export type DeskDue = Quote & {
  reference: string;
  payerUserId: number | null;
  payerPatientId: number | null;
  /** What the operation costs that this is a payment of: all of its instalments together. */
  operationCents: number;
};

/** What the direction gives back of a payment. */
type ReturnWish = {
  /** What the money goes back of. */
  captureId: string;
  /** What the thing knows its payment by: another one where a part was paid with credit. */
  boughtBy: string;
  cents: number;
  sessions: number;
  requestId: string;
  toCredit: number | undefined;
  actor: Person;
};

/** What a feature does about things whose payment was refunded or disputed in the wallet's own panel. */
export type AfterReturn = {
  /**
   * Makes it unpaid where nothing is left of its payment.
   * @returns whether somebody has to decide about it; false for what is cancelled
   */
  note(tx: Database, asked: { reference: string; isWhole: boolean }, now: Date): Promise<boolean>;
  /** Nothing is owed for it any more. */
  keep(tx: Database, reference: string, now: Date): Promise<void>;
  /** Absent where it is not cancelled from here. @throws Refusal of the feature's own cancellation */
  cancel?(actor: Person, reference: string): Promise<void>;
};

/** How long an item waits for its payer: while we read the order, while the wallet reviews it, or no longer than usual. */
export type HoldExtension = 'reading' | 'review' | 'usual';

/**
 * What a feature brings so that its things can be paid for; all of it runs inside the transaction of the payment.
 * `app.ts` hands them in, because payments may not import what stands to its left: `appointmentPayable`
 * (appointments/payment/payable.server.ts) and `subscriptionPayable` (subscriptions/buying/payable.server.ts).
 */
export type Payable = {
  /** The reference under which this person pays for the item; undefined where they have no such item. */
  referenceOf(db: Database, item: ItemToPay): Promise<string | undefined>;
  /**
   * Refuses what is not sold like this, before anybody pays for it. Money that comes all the same finds its way by the
   * reference, and `settle` sends it back.
   * @throws Refusal with what the person can do
   */
  assertPurchasable?(db: Database, item: ItemToPay): Promise<void>;
  /**
   * Refuses what was never sold like this, before the wallet is asked about a payment for it.
   * @throws Refusal `invalid`
   */
  assertOffered?(db: Database, item: ItemToPay): Promise<void>;
  /**
   * What stands behind a reference, and whose it is; undefined where there is nothing.
   * @param orderId whoever pays with it pays what was agreed for it
   */
  find(
    db: Database,
    reference: string,
    now: Date,
    orderId?: string,
  ): Promise<(Quote & { ownerUserId: number | null }) | undefined>;
  /**
   * Says what the item costs somebody who is about to pay for it, and puts its price right where the one it was shown
   * with no longer holds; that is stored, so the caller must not roll back. What is said for an order holds for its money.
   */
  quote(
    tx: Database,
    asked: { reference: string; orderId: string },
    now: Date,
  ): Promise<Quote & { isNewPrice: boolean }>;
  /** Hands the item over, if these cents buy it and it is still to be had; tells its owner. */
  settle(tx: Database, money: Money, now: Date): Promise<Settled>;
  /** What a receipt says of it, and how it is taxed. */
  receiptLine(db: Database, reference: string): Promise<{ concept: string; vat: VatClass }>;
  /**
   * What somebody of the staff may take money for, once whatever else is done with it is done; undefined where it is not
   * within their reach.
   * @throws Refusal with what has to be done before
   */
  dueAtDesk(tx: Database, asked: { actor: Person; item: DeskItem }, now: Date): Promise<DeskDue | undefined>;
  /** Hands over what the desk has taken money for, as `settle` does. */
  settleAtDesk(tx: Database, money: Money, item: DeskItem, now: Date): Promise<Settled>;
  /**
   * Makes it unpaid again: the payment was wrongly typed.
   * @returns false where something has followed from the payment that this cannot take back
   */
  unsettle(tx: Database, money: { reference: string; captureId: string }, now: Date): Promise<boolean>;
  /**
   * Gives a payment back, whole or in part, with what it had brought. @returns undefined where nothing but money has to go back
   */
  returnAtDesk?(
    tx: Database,
    wish: ReturnWish,
    now: Date,
  ): Promise<'noted' | 'too_much' | 'unknown' | undefined>;
  /** What becomes of it once its payment has gone back without us. */
  returned: AfterReturn;
  /** Whose takings money for these is: a professional's name by reference. What is missing is the clinic's. */
  earnersOf(db: Database, references: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Keeps the item for its payer, within bounds of its own. */
  extendHold(tx: Database, reference: string, extension: HoldExtension, now: Date): Promise<void>;
};

/** Everything that can be paid for. */
export type Payables = Record<PayableKind, Payable>;

/** What can be paid for under a reference; undefined where it is none of ours or nothing of the kind is for sale. */
export function payableBehind(payables: Payables, reference: string): Payable | undefined {
  const referred = readReference(reference);
  return referred === null ? undefined : payables[referred.type];
}
