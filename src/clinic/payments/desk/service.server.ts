import type { z } from 'zod';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { guardiansWhoMayPay, holderOf, requirePatientRecord } from '#clinic/patients/service.server.ts';
import { childProblem } from '#clinic/patients/terms.ts';
import { Refusal, refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { readPayerCredit, reserveCredit } from '../credit/service.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { storeStatedRecipient } from '../invoices/queries.server.ts';
import { otherOpenOrders } from '../orders/queries.server.ts';
import { reconcileOrder } from '../orders/reconcile.server.ts';
import { isUnderReview } from '../orders/status.server.ts';
import type { DeskDue, DeskItem } from '../payables.server.ts';
import {
  appendToLedger,
  isTillOpen,
  lockStatedRecipient,
  lockTillShared,
  newDeskId,
} from '../queries.server.ts';
import { sendReceipt } from '../receipts/letters.server.ts';
import { formatReceiptNumber } from '../receipts/rules.ts';
import { issueMissingReceipts } from '../receipts/service.server.ts';
import { currency } from '../reconciliation/service.server.ts';
import { appointmentReference, type PayableKind, type TakenMethod } from '../references.ts';
import { methodsFor } from '../terms.ts';
import { ignoreUnreachable } from '../wallet/rest.server.ts';
import {
  type DueAtDesk,
  type DuesOfPatient,
  type deskPaymentBody,
  deskRefusals,
  type severalPaymentsBody,
  type TakenPayment,
} from './contract.ts';
import * as queries from './queries.server.ts';
import { choosePayer, orderCreditFirst, type Part, shareParts } from './rules.ts';
import { texts } from './texts.ts';

const refuse = refusing(deskRefusals);
/** `ofPatient`: anything that belongs to another patient is unknown. */
type ItemAtDesk = DeskItem & { type: PayableKind; ofPatient?: number };

const severalMessages = (): Partial<Record<keyof typeof deskRefusals, string>> => texts().severalRefusals;

/** The amount due now and its payer. @throws Refusal `not_found`, `already_paid`, `nothing_due`, `under_review` */
async function requireDue(
  { payables }: PaymentsDeps,
  tx: Database,
  actor: Person,
  { type, ofPatient, ...item }: ItemAtDesk,
  now: Date,
): Promise<DeskDue> {
  const found = await payables[type].dueAtDesk(tx, { actor, item }, now);
  if (found === undefined || (ofPatient !== undefined && found.patientId !== ofPatient))
    throw refuse('not_found');
  const guardians = found.patientId === undefined ? [] : await guardiansWhoMayPay(tx, found.patientId, now);
  const due = choosePayer(found, guardians, item.payerPatientId);
  if (due === undefined) throw refuse('not_found');
  if (due.state === 'paid') throw refuse('already_paid');
  if (due.state === 'over') throw refuse('nothing_due');
  if (await isUnderReview(tx, due.reference)) throw refuse('under_review');
  return due;
}

/** The guardians who may pay and the one who does, for the payment dialog. */
async function presentPayer(
  db: Database,
  patientId: number | null,
  due: Pick<DeskDue, 'payerUserId' | 'payerPatientId'> | undefined,
  now: Date,
) {
  const guardians = patientId === null ? [] : await guardiansWhoMayPay(db, patientId, now);
  const payer = guardians.find(
    (one) =>
      one.patientId === due?.payerPatientId || (one.userId !== null && one.userId === due?.payerUserId),
  );
  const isOwnPayer = patientId !== null && due?.payerPatientId === patientId;
  return {
    guardians: guardians.map((one) => ({ patientId: one.patientId, name: one.name })),
    payerPatientId: payer?.patientId ?? null,
    lacksGuardian: isOwnPayer && (await isMinor(db, patientId, wallTimeOf(now).day)),
  };
}

async function isMinor(db: Database, patientId: number, today: Day): Promise<boolean> {
  const birthDate = (await holderOf(db, patientId, today))?.birthDate ?? null;
  return birthDate !== null && childProblem(birthDate, today) !== 'grown_up';
}

/** Reads the open wallet orders of an item, because they may have paid for it. @returns whether there were any */
async function readOpenOrders(deps: PaymentsDeps, reference: string): Promise<boolean> {
  const orders = await otherOpenOrders(deps.db, reference, '');
  await Promise.all(orders.map(({ orderId }) => reconcileOrder(deps, orderId).catch(ignoreUnreachable)));
  return orders.length > 0;
}

/**
 * What is due for an item.
 * @throws Refusal as `requireDue`
 */
export async function readDueAtDesk(deps: PaymentsDeps, actor: Person, wish: ItemAtDesk): Promise<DueAtDesk> {
  const look = () => inTransaction(deps.db, (tx) => requireDue(deps, tx, actor, wish, deps.clock.now()));
  const seen = await look();
  const due = (await readOpenOrders(deps, seen.reference)) ? await look() : seen;
  const payable = deps.payables[wish.type];
  const { patientId = null } = due;
  const [{ name: payerName, email }, { concept }, creditCents, isOpen, unpaid = []] = await Promise.all([
    queries.findPayer(deps.db, due),
    payable.receiptLine(deps.db, due.reference),
    readPayerCredit(deps.db, due),
    isTillOpen(deps.db),
    patientId === null ? [] : payable.listUnpaidOf?.(deps.db, { actor, patientId }, deps.clock.now()),
  ]);
  const othersUnpaid = unpaid.filter(({ itemId }) => itemId !== wish.itemId).length;
  const methods: TakenMethod[] = [...methodsFor(due.operationCents)];
  if (creditCents >= due.priceCents) methods.push('credit');
  const payer = await presentPayer(deps.db, patientId, due, deps.clock.now());
  const { priceCents: cents, sessionsLeft = 0 } = due;
  return {
    cents,
    concept,
    payerName,
    ...payer,
    email,
    methods,
    creditCents,
    sessionsLeft,
    isTillOpen: isOpen,
    patientId,
    othersUnpaid,
  };
}

/** What is due for the unpaid appointments of a patient. @throws Refusal `not_found` for a patient out of scope */
export async function readDuesOfPatientAtDesk(
  deps: PaymentsDeps,
  actor: Person,
  { patientId, payerPatientId }: { patientId: number; payerPatientId?: number | undefined },
): Promise<DuesOfPatient> {
  const { db } = deps;
  const { appointment } = deps.payables;
  const now = deps.clock.now();
  await requirePatientRecord(db, { actor, id: patientId, now });
  const found = [];
  let underReview = 0;
  for (const { itemId, startsAt } of (await appointment.listUnpaidOf?.(db, { actor, patientId }, now)) ??
    []) {
    try {
      await readOpenOrders(deps, appointmentReference(itemId));
      const item = { type: 'appointment' as const, itemId, payerPatientId };
      const due = await inTransaction(db, (tx) => requireDue(deps, tx, actor, item, now));
      const { concept } = await appointment.receiptLine(db, due.reference);
      found.push({ itemId, startsAt, concept, due });
    } catch (error) {
      // Paid or cancelled since it was listed, or under review.
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'under_review') underReview += 1;
    }
  }
  const payers = [...new Map(found.map(({ due }) => [payerKey(due), due])).values()];
  const [only] = payers;
  return {
    appointments: found.map(({ itemId, startsAt, concept, due }) => ({
      itemId,
      startsAt: startsAt.toISOString(),
      concept,
      cents: due.priceCents,
      sessionsLeft: due.sessionsLeft ?? 0,
    })),
    underReview,
    ...(await presentPayer(db, patientId, only, now)),
    payers: await Promise.all(payers.map((due) => queries.findPayer(db, due))),
    creditCents: only && payers.length === 1 ? await readPayerCredit(db, only) : 0,
    isTillOpen: await isTillOpen(db),
  };
}

const payerKey = ({ payerUserId, payerPatientId }: DeskDue): string => `${payerUserId}:${payerPatientId}`;

type PricedItem = ItemAtDesk & { cents: number };
type Payment = Pick<z.output<typeof deskPaymentBody>, 'method' | 'others' | 'recipient'> & {
  items: readonly PricedItem[];
};

/**
 * Takes a payment at the desk: ledger entries, settlement and receipts in one transaction. Locks serialize it with an
 * online payment; the second of the two is refused.
 * @returns the receipt id
 * @throws Refusal as `requireDue`, and `price_changed` (with `price`), `no_cash`, `till_closed`, `no_credit`,
 * `parts_exceed`
 */
export async function takeAtDesk(
  deps: PaymentsDeps,
  actor: Person,
  { method, others, recipient, ...item }: z.output<typeof deskPaymentBody>,
  remember: Remember,
): Promise<number> {
  return inTransaction(deps.db, (tx) =>
    take(deps, tx, actor, { items: [item], method, others, recipient }, remember),
  );
}

/**
 * Takes the payment of several appointments of one patient at the desk: all of them or none.
 * @returns the id of one of the receipts
 * @throws Refusal as `takeAtDesk`
 */
export async function takeSeveralAtDesk(
  deps: PaymentsDeps,
  actor: Person,
  { patientId, payerPatientId, appointments, ...payment }: z.output<typeof severalPaymentsBody>,
  remember: Remember,
): Promise<number> {
  const items = appointments
    .map((one) => ({ type: 'appointment' as const, ofPatient: patientId, payerPatientId, ...one }))
    .toSorted((one, other) => one.itemId - other.itemId);
  try {
    return await inTransaction(deps.db, (tx) => take(deps, tx, actor, { ...payment, items }, remember));
  } catch (error) {
    if (!(error instanceof Refusal) || items.length === 1) throw error;
    // Cast: every refusal of a desk payment is in this table.
    const code = error.code as keyof typeof deskRefusals;
    const message = severalMessages()[code];
    throw message === undefined ? error : refuse(code, { message });
  }
}

async function take(
  deps: PaymentsDeps,
  tx: Database,
  actor: Person,
  { items, method, others, recipient }: Payment,
  remember: Remember,
): Promise<number> {
  const now = deps.clock.now();
  const sold: { due: DeskDue; money: Money }[] = [];
  const orderId = newDeskId();
  for (const { cents, ...item } of items) {
    // One after the other: a child's second visit costs less once the first one is paid.
    const due = await requireDue(deps, tx, actor, item, now);
    if (due.priceCents !== cents) throw priceChanged(due);
    const money = {
      reference: due.reference,
      cents,
      orderId,
      captureId: items.length === 1 ? orderId : newDeskId(),
    };
    const settled = await deps.payables[item.type].settleAtDesk(tx, money, item, now);
    // The price list has changed since it was read.
    if (settled === 'wrong_amount') throw priceChanged(await requireDue(deps, tx, actor, item, now));
    if (settled !== 'settled') throw refuse('nothing_due');
    sold.push({ due, money });
  }
  const parts = splitIntoParts({ cents: sumOf(items), method, others });
  const operationCents = sold.reduce((sum, { due }) => sum + due.operationCents, 0);
  if (parts.some((part) => part.method === 'cash') && !methodsFor(operationCents).includes('cash'))
    throw refuse('no_cash');
  await lockTillShared(tx);
  if (parts.some((part) => part.method === 'cash') && !(await isTillOpen(tx))) throw refuse('till_closed');
  const shares = shareParts(items, parts);
  for (const [index, { due, money }] of sold.entries()) {
    const share = shares[index] ?? [];
    await appendParts(tx, due, { ...money, parts: share, enteredBy: actor.userId }, now);
    await record(tx, {
      at: now,
      actor,
      action: 'payment.taken',
      subject: due.reference,
      detail: { cents: money.cents, ...describeParts(share) },
    });
  }
  if (recipient) {
    for (const { due } of sold) {
      await lockStatedRecipient(tx, due.reference);
      const said = { reference: due.reference, payerUserId: due.payerUserId, ...recipient };
      await storeStatedRecipient(tx, { ...said, statedAt: now });
    }
  }
  const issued = new Map<string, number[]>();
  for (const { due } of sold) {
    const { reference, payerPatientId } = due;
    const ids = await issueMissingReceipts(deps, tx, { reference, orderId, payerPatientId }, now);
    if (ids.length === 0) throw new Error(`${reference} was paid at the desk and has no receipt`);
    issued.set(payerKey(due), [...(issued.get(payerKey(due)) ?? []), ...ids]);
  }
  // One letter per payer.
  for (const ids of issued.values()) {
    const receiptId = ids.at(-1) ?? 0;
    await deps.jobs.enqueue(tx, sendReceipt, { receiptId, otherIds: ids.slice(0, -1) });
  }
  const receiptId = [...issued.values()].at(-1)?.at(-1) ?? 0;
  await remember(tx, receiptId);
  return receiptId;
}

/** For the log: the method of the last part, and what the others paid, as `cashCents`. */
function describeParts(parts: readonly Part[]): Record<string, string | number> {
  const facts: Record<string, string | number> = { method: parts.at(-1)?.method ?? '' };
  for (const { method, cents } of parts.slice(0, -1))
    facts[`${method}Cents`] = Number(facts[`${method}Cents`] ?? 0) + cents;
  return facts;
}

const priceChanged = ({ priceCents: price }: DeskDue) => refuse('price_changed', { extra: { price } });

const sumOf = (all: readonly { cents: number }[]): number => all.reduce((sum, { cents }) => sum + cents, 0);

/** @throws Refusal `no_credit`, `parts_exceed` if the other parts leave nothing for `method` */
function splitIntoParts({ cents, method, others }: Part & { others: readonly Part[] }): Part[] {
  const credit = [...others, { method }].filter((part) => part.method === 'credit');
  // Full payment by credit is a method of its own.
  if (credit.length > 0 && others.length > 0 && (method === 'credit' || credit.length > 1))
    throw refuse('no_credit');
  const rest = cents - sumOf(others);
  if (rest < 1) throw refuse(credit.length > 0 ? 'no_credit' : 'parts_exceed');
  return [...orderCreditFirst(others), { method, cents: rest }];
}

type Money = { reference: string; orderId: string; cents: number; captureId: string };

/** Captured and verified at once: money on the desk needs no verification. */
async function appendParts(
  tx: Database,
  due: DeskDue,
  { parts, ...money }: Money & { parts: readonly Part[]; enteredBy: number },
  at: Date,
): Promise<void> {
  const { payerUserId, reference } = due;
  const occurrence = 1 + (await queries.countUndone(tx, reference));
  const lastPart = parts.length === 1 ? 0 : 2;
  for (const [index, { method, cents }] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const creditAccountId = method === 'credit' ? await reserveCredit(tx, due, cents) : null;
    if (creditAccountId === undefined) throw refuse('no_credit');
    const line = {
      ...money,
      captureId: isLast ? money.captureId : newDeskId(),
      method,
      cents,
      creditAccountId,
      part: isLast ? lastPart : 1,
    };
    const entry = { at, ...line, payerUserId, currency, occurrence };
    await appendToLedger(tx, { ...entry, step: 'captured' });
    if (!(await appendToLedger(tx, { ...entry, step: 'verified' })))
      throw new Error(`${reference} was paid for already, and its feature did not say so`);
  }
}

/** What the clinic owes a payer before erasing them: credit and desk returns. */
export async function readOwedTo(
  db: Database,
  payer: { payerUserId: number | null; payerPatientId: number | null },
): Promise<{ creditCents: number; returnCents: number }> {
  return {
    creditCents: await readPayerCredit(db, payer),
    returnCents: await queries.sumDeskRefundsDue(db, payer),
  };
}

/** The payments that a receipt's act made, one per item, in the order they were taken. */
export async function presentTakenPayments(
  { db }: Pick<PaymentsDeps, 'db'>,
  receiptId: number,
): Promise<TakenPayment[]> {
  const receipts = await queries.listReceiptsOfAct(db, receiptId);
  return [...Map.groupBy(receipts, ({ reference }) => reference).values()].flatMap((all) => {
    const parts = all.map((receipt) => ({
      receiptId: receipt.id,
      number: formatReceiptNumber(receipt),
      cents: receipt.cents,
      // Cast: the query lists desk payments only.
      method: receipt.method as TakenMethod,
    }));
    const last = parts.at(-1);
    return last === undefined ? [] : [{ ...last, others: parts.slice(0, -1) }];
  });
}

export async function presentTakenPayment(
  deps: Pick<PaymentsDeps, 'db'>,
  receiptId: number,
): Promise<TakenPayment> {
  const [taken] = await presentTakenPayments(deps, receiptId);
  if (taken === undefined) throw new Error(`no receipt ${receiptId} of the desk`);
  return taken;
}
