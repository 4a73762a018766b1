import type { Person } from '#clinic/audit/contract.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { type PayableKind, type PaymentInterval, parseReference } from './references.ts';
import type { VatClass } from './vat.ts';

export type ItemToPay = {
  userId: number;
  itemId: number;
  paymentInterval?: PaymentInterval | null | undefined;
  userSubscriptionId?: number | null | undefined;
};

export type Quote = { priceCents: number; state: 'payable' | 'paid' | 'over' };

export type Money = {
  reference: string;
  cents: number;
  captureId: string;
  orderId?: string;
};

/** Outcome of settling an item. */
export type SettleOutcome = SettleSuccess | 'second_payment' | 'wrong_amount' | 'gone' | 'unknown_item';

/** Settled; `backCents` is the refund when the payment exceeds the current price. */
export type SettleSuccess = 'settled' | { backCents: number };

/** An item paid at the desk, as sent by the client. */
export type DeskItem = Omit<ItemToPay, 'userId'> & {
  patientId?: number | null | undefined;
  /** Record of the guardian who pays for a child; without it `choosePayer` decides. */
  payerPatientId?: number | null | undefined;
};

/** What is due at the desk. The payer has an account or only a patient record. */
export type DeskDue = Quote & {
  reference: string;
  payerUserId: number | null;
  payerPatientId: number | null;
  /** Total of the operation, all instalments included; the legal cash limit applies to it. */
  operationCents: number;
  /** Sessions of a plan that could pay for it instead of money; none for what plans do not pay. */
  sessionsLeft?: number;
  /**
   * The patient of an appointment, or of a plan sold without an account. If it is a child, one of its guardians pays.
   */
  patientId?: number;
};

/** A refund by a manager. */
type RefundRequest = {
  captureId: string;
  /** The capture the item is linked to; differs for a split payment. */
  boughtBy: string;
  cents: number;
  sessions: number;
  requestId: string;
  toCredit: number | undefined;
  actor: Person;
};

/** Handles items whose payment was refunded or disputed in the wallet's own panel. */
export type ReturnHandling = {
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

/** How long the hold is extended: while we read the order, while the wallet reviews it, or as usual. */
export type HoldExtension = 'reading' | 'review' | 'usual';

/**
 * What a feature implements to make its items payable. Every method runs inside the payment's transaction. `app.ts`
 * injects `appointmentPayable` (appointments/payment/payable.server.ts) and `subscriptionPayable`
 * (subscriptions/buying/payable.server.ts), because payments must not import those features.
 */
export type Payable = {
  /** Reference under which the user pays for the item; undefined if it is not theirs. */
  referenceOf(db: Database, item: ItemToPay): Promise<string | undefined>;
  /**
   * Refuses items not sold this way, before payment. A payment made anyway reaches `settle` by its reference and is
   * refunded.
   * @throws Refusal with what the user can do
   */
  assertPurchasable?(db: Database, item: ItemToPay): Promise<void>;
  /**
   * Refuses what was never sold like this, before the wallet is asked about a payment for it.
   * @throws Refusal `invalid`
   */
  assertOffered?(db: Database, item: ItemToPay): Promise<void>;
  /**
   * The item behind a reference and its owner; undefined if there is none.
   * @param orderId the price agreed for this order applies
   */
  find(
    db: Database,
    reference: string,
    now: Date,
    orderId?: string,
  ): Promise<(Quote & { ownerUserId: number | null }) | undefined>;
  /**
   * Quotes the current price and stores it if it has changed, so the caller must not roll back. A quote for an order
   * applies to its payment.
   */
  quote(
    tx: Database,
    asked: { reference: string; orderId: string },
    now: Date,
  ): Promise<Quote & { isNewPrice: boolean }>;
  /** Delivers the item and notifies its owner, if the amount buys it and it is available. */
  settle(tx: Database, money: Money, now: Date): Promise<SettleOutcome>;
  receiptLine(db: Database, reference: string): Promise<{ concept: string; vat: VatClass }>;
  /**
   * What a staff member may take payment for; waits for concurrent changes to the item. Undefined outside their
   * scope.
   * @throws Refusal with what must be done first
   */
  dueAtDesk(tx: Database, asked: { actor: Person; item: DeskItem }, now: Date): Promise<DeskDue | undefined>;
  settleAtDesk(tx: Database, money: Money, item: DeskItem, now: Date): Promise<SettleOutcome>;
  /** Unpaid items of a patient within the actor's scope, the earliest first. Absent for plans. */
  listUnpaidOf?(
    db: Database,
    asked: { actor: Person; patientId: number },
    now: Date,
  ): Promise<{ itemId: number; startsAt: Date }[]>;
  /**
   * Undoes a mistaken payment.
   * @returns false if the payment has consequences that cannot be undone
   */
  unsettle(tx: Database, money: { reference: string; captureId: string }, now: Date): Promise<boolean>;
  /** Refunds a payment with what it bought. @returns undefined if only money is refunded */
  returnAtDesk?(
    tx: Database,
    wish: RefundRequest,
    now: Date,
  ): Promise<'noted' | 'too_much' | 'unknown' | undefined>;
  /** Resolves an item whose payment was refunded in the wallet's own panel. */
  returned: ReturnHandling;
  /** Names of the professionals who earn the payments, by reference. Missing ones belong to the clinic. */
  earnersOf(db: Database, references: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Extends the hold for the payer, within the item's own limits. */
  extendHold(tx: Database, reference: string, extension: HoldExtension, now: Date): Promise<void>;
};

export type Payables = Record<PayableKind, Payable>;

/** Payable feature of a reference; undefined if the reference is not ours or of unknown kind. */
export function findPayable(payables: Payables, reference: string): Payable | undefined {
  const referred = parseReference(reference);
  return referred === null ? undefined : payables[referred.type];
}
