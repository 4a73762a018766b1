import { asClient } from '#clinic/audit/contract.ts';
import { appointmentReference, parseReference } from '#clinic/payments/contract.ts';
import type { HoldExtension, Payable, Quote, SettleOutcome } from '#clinic/payments/service.server.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { translateText } from '#platform/language/clinic-texts.server.ts';
import { formatEurosExactly } from '#platform/money.ts';
import { type Database, inSavepoint, sqlStateOf } from '#platform/postgres/database.server.ts';
import { formatDate } from '#platform/time/dates.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { expireHold, expiryJobTime } from '../jobs.server.ts';
import { letterTexts } from '../letter-texts.ts';
import { statusAt } from '../presenter.server.ts';
import * as queries from '../queries.server.ts';
import { computeOverpayment } from '../rules/first-visit-rules.ts';
import { holdEnd } from '../rules/payment-rules.ts';
import { notifyConfirmed } from './confirmation.server.ts';
import { createDeskPayments } from './desk.server.ts';
import { currentPrice } from './first-visit.server.ts';
import * as paying from './queries.server.ts';

const exclusionViolation = '23P01';

/** Appointments as payable items: price, whether they may be paid, and confirmation. */
export function createAppointmentPayable(deps: AppointmentsDeps): Omit<Payable, 'returned'> {
  return {
    ...createDeskPayments(deps),

    async referenceOf(db, { userId, itemId }) {
      const asked = { actor: asClient(userId), id: itemId };
      const own = await queries.findInScope(db, asked, deps.clock.now());
      return own && appointmentReference(own.id);
    },

    async find(db, reference, now) {
      const view = await findView(db, reference);
      return view && { ownerUserId: view.bookedBy, ...toQuote(view, now) };
    },

    async quote(tx, { reference }, now) {
      const view = await findLocked(tx, reference, now);
      if (view === undefined) return { priceCents: 0, state: 'over', isNewPrice: false };
      const quote = toQuote(view, now);
      const priceCents = quote.state === 'payable' ? await currentPrice(deps, tx, view) : view.priceCents;
      const isNewPrice = priceCents !== view.priceCents;
      if (isNewPrice) await paying.setPrice(tx, view.id, priceCents);
      return { ...quote, priceCents, isNewPrice };
    },

    async receiptLine(db, reference) {
      const view = await findView(db, reference);
      const { receipt } = letterTexts();
      if (view === undefined) return { concept: receipt.consultation, vat: 'exempt' };
      const what = view.serviceName === null ? receipt.consultation : translateText(view.serviceName);
      const discounted = view.discountCents ? receipt.discounted(formatEurosExactly(view.discountCents)) : '';
      return { concept: `${what}, ${formatDate(view.startsAt)}${discounted}`, vat: view.vat };
    },

    settle: (tx, { reference, cents }, now) => settle(deps, tx, { reference, cents }, now),

    async extendHold(tx, reference, extension, now) {
      const view = await findLocked(tx, reference, now);
      if (view !== undefined) await extendHold(deps, tx, view, extension, now);
    },
  };
}

const findView = async (db: Database, reference: string) => {
  const referred = parseReference(reference);
  return referred?.type === 'appointment' ? queries.findById(db, referred.itemId) : undefined;
};

/** The appointment, read under the lock of its owner. */
async function findLocked(tx: Database, reference: string, now: Date) {
  const seen = await findView(tx, reference);
  if (seen === undefined) return undefined;
  await queries.lockAppointmentsOf(tx, seen, now);
  return queries.findById(tx, seen.id);
}

function toQuote(view: queries.AppointmentView, now: Date): Quote {
  const unpaidState = statusAt(view, now) === 'pending' ? 'payable' : 'over';
  return { priceCents: view.priceCents, state: view.paid ? 'paid' : unpaidState };
}

/** A capture confirms its hold, also after the hold's end, while the hour is free. */
async function settle(
  deps: AppointmentsDeps,
  tx: Database,
  { reference, cents }: { reference: string; cents: number },
  now: Date,
): Promise<SettleOutcome> {
  const view = await findLocked(tx, reference, now);
  if (view === undefined) return 'unknown_item';
  if (view.paid) return 'second_payment';
  if (view.startsAt <= now) return 'gone';
  if (view.status === 'cancelled' && view.cancellation !== 'expiry') return 'gone';
  // Decides the price now: another visit of the child may have been paid or cancelled since it was shown.
  const priceCents = await currentPrice(deps, tx, view);
  const backCents = computeOverpayment(cents, { agreedCents: view.priceCents, dueCents: priceCents });
  if (priceCents !== view.priceCents) await paying.setPrice(tx, view.id, priceCents);
  if (backCents === 'wrong_amount') return 'wrong_amount';
  if (!(await paying.confirmHold(tx, view.id)) && !(await revive(tx, view))) return 'gone';
  await notifyConfirmed(deps, tx, { ...view, priceCents, revision: view.revision + 1 }, now);
  return backCents === 0 ? 'settled' : { backCents };
}

/**
 * Serialized with moves and other late captures of the professional, because an UPDATE has no ON CONFLICT.
 */
async function revive(tx: Database, { id, professionalId }: queries.AppointmentView): Promise<boolean> {
  await queries.lockProfessional(tx, professionalId);
  try {
    return await inSavepoint(tx, () => paying.reviveHold(tx, id));
  } catch (error) {
    if (sqlStateOf(error) !== exclusionViolation) throw error;
    return false;
  }
}

async function extendHold(
  { jobs }: AppointmentsDeps,
  tx: Database,
  view: queries.AppointmentView,
  extension: HoldExtension,
  now: Date,
): Promise<void> {
  const { id, holdExpiresAt, createdAt } = view;
  if (view.status !== 'pending' || holdExpiresAt === null) return;
  const end = holdEnd({ holdExpiresAt, createdAt }, extension, now, clinicSettings().holdMinutes);
  if (end.getTime() === holdExpiresAt.getTime()) return;
  await paying.setHoldEnd(tx, id, end);
  await jobs.enqueue(tx, expireHold, { appointmentId: id }, expiryJobTime(end));
}
