import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { notifyPatient, requirePatientRecord } from '#clinic/patients/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { creditPaidOutLetter } from '../letters.server.ts';
import { appendToLedger, isTillOpen, lockTillShared, newDeskId } from '../queries.server.ts';
import { currency } from '../reconciliation/service.server.ts';
import type { DeskMethod } from '../references.ts';
import { methodsFor } from '../terms.ts';
import { payOutRefusals } from './contract.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(payOutRefusals);
type Payer = { payerUserId: number | null; payerPatientId: number | null };
type CreditUse = Payer & {
  /** The patient whose appointment or plan is paid. */
  patientId?: number;
};

/** The patient record that holds a payer's credit: the account's, or the one without an account. */
const findPayerPatientId = async (
  db: Database,
  { payerUserId, payerPatientId }: Payer,
): Promise<number | null> =>
  payerUserId === null ? payerPatientId : ((await queries.findPatientId(db, payerUserId)) ?? null);

/** The credit account for a refund to a payer. @returns undefined if the payer has no usable record */
export async function openPayerCreditAccount(
  tx: Database,
  payer: Payer,
  now: Date,
): Promise<number | undefined> {
  const patientId = await queries.findOpenPatientId(tx, payer);
  return patientId === undefined ? undefined : queries.getOrOpenCreditAccount(tx, patientId, now);
}

/** Records whose credit may pay: the payer's, then the patient's own, which differs when a guardian pays. */
async function findCreditRecords(db: Database, { patientId, ...payer }: CreditUse): Promise<number[]> {
  const payerRecord = await findPayerPatientId(db, payer);
  return [...new Set([payerRecord, patientId ?? null])].filter((id) => id !== null);
}

/** The highest balance of the records that may pay: a payment takes its credit from one record. */
export async function readPayerCredit(db: Database, use: CreditUse): Promise<number> {
  const records = await findCreditRecords(db, use);
  const balances = await Promise.all(records.map((id) => queries.readCreditBalance(db, id)));
  return Math.max(0, ...balances);
}

/**
 * Reserves credit for a payment: no other transaction can spend it until this one ends. Call after taking the till's
 * lock.
 * @returns the credit account; undefined if every balance is too low
 */
export async function reserveCredit(
  tx: Database,
  use: CreditUse,
  cents: number,
): Promise<number | undefined> {
  for (const patientId of await findCreditRecords(tx, use)) {
    const [account] = await queries.lockCreditAccounts(tx, patientId);
    if (account !== undefined && (await queries.readCreditBalance(tx, patientId)) >= cents) return account.id;
  }
  return undefined;
}

/**
 * Records a payout of credit. It is neither a sale nor a refund, so it issues no receipt.
 * @returns the remaining credit in cents
 * @throws Refusal `not_found`, `too_much`, `no_cash`, `till_closed`
 */
export const payOut = (
  { db, clock }: Pick<PaymentsDeps, 'db' | 'clock'>,
  actor: Person,
  patientId: number,
  { cents, method }: { cents: number; method: DeskMethod },
  remember: Remember,
): Promise<{ cents: number }> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    await requirePatientRecord(tx, { actor, id: patientId, now });
    if (!methodsFor(cents).includes(method)) throw refuse('no_cash');
    await lockTillShared(tx);
    const [account] = await queries.lockCreditAccounts(tx, patientId);
    const left = (await queries.readCreditBalance(tx, patientId)) - cents;
    if (account === undefined || left < 0) throw refuse('too_much');
    if (method === 'cash' && !(await isTillOpen(tx))) throw refuse('till_closed');
    const id = newDeskId();
    await appendToLedger(tx, {
      at: now,
      step: 'credit_paid_out',
      reference: `credit:${account.id}`,
      orderId: id,
      refundId: id,
      cents,
      currency,
      method,
      enteredBy: actor.userId,
      creditAccountId: account.id,
    });
    const compose = () => ({
      kind: 'payment.credit-paid-out',
      cause: 'payment' as const,
      ...creditPaidOutLetter({ cents, currency, method, left }),
    });
    await notifyPatient(tx, patientId, ({ pays }) => (pays ? compose() : null), now);
    await record(tx, {
      at: now,
      actor,
      action: 'credit.paid-out',
      subject: `patient:${patientId}`,
      patientId,
      detail: { cents, method },
    });
    await remember(tx, left);
    return { cents: left };
  });

export async function ownCredit(db: Database, userId: number): Promise<{ cents: number }> {
  return { cents: await readPayerCredit(db, { payerUserId: userId, payerPatientId: null }) };
}
