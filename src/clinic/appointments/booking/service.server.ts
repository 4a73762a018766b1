import type { z } from 'zod';
import { asClient } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { findOrCreateChild, patientOfUser } from '#clinic/patients/service.server.ts';
import { childProblem, mayNotBookSentence } from '#clinic/patients/terms.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { refusing } from '#platform/api/refusals.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inTransaction, sqlStateOf } from '#platform/postgres/database.server.ts';
import { pipelineStatements } from '#platform/postgres/prepared-statements.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { type booking, refusals } from '../contract.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { homeAddressProblem } from '../home-visit/refusals.server.ts';
import { askForPayment, askForPaymentTime, expireHold, expiryJobTime, recordExpiry } from '../jobs.server.ts';
import { confirmBySession } from '../payment/confirmation.server.ts';
import { notesPlace } from '../presenter.server.ts';
import * as queries from '../queries.server.ts';
import { lengthOf, sessionFrom, travelOf } from '../rules/slots.server.ts';
import { sentences } from '../sentences.ts';
import { agreedOf, agreedPrice, priceOf } from '../slots/agreed.server.ts';
import { invalidField, serviceOf } from '../slots/service.server.ts';
import { createSlotSingleFlight } from '../slots/single-flight.server.ts';
import { networkKey, requireMayHold, requireNetworkMayHold } from './holds.server.ts';
import { cancelExpiredHolds, isPatientTaken, lockHoldsOf } from './queries.server.ts';

const refuse = refusing(refusals);

type BookingInput = z.output<typeof booking>;
type Hold = queries.AppointmentView & { holdExpiresAt: Date };
/** The booking user and their network (`networkOf`). */
export type Booker = { userId: number; network: string };
/** Creates the booking use case. Attempts of this process at one slot run one after the other. */
export function createBooking(deps: AppointmentsDeps) {
  const attempts = createSlotSingleFlight();
  const bookings = deps.limits({ name: 'booking', points: 60, seconds: 3600 });

  /**
   * @throws Refusal those of `bookAppointment`; `slot_taken` without a query to those who come after a
   * successful booking of the slot; 429
   */
  return async (booker: Booker, wish: BookingInput, remember: Remember): Promise<queries.AppointmentView> => {
    // A longer service may overlap where a shorter one does not, so each service has its own queue.
    const slot = `${wish.professionalId} ${wish.date.getTime()} ${wish.serviceId ?? ''}`;
    const attempt = await attempts.enter({ slot, userId: booker.userId, isHome: wish.type === 'home' });
    if (attempt === undefined) throw refuse('slot_taken');
    try {
      await bookings.spend(String(booker.userId));
      const view = await bookAppointment(deps, booker, wish, remember);
      attempt.booked();
      return view;
    } catch (error) {
      attempt.failed(error);
      throw error;
    }
  };
}

/**
 * Books in one transaction: row, audit entry and the hold's jobs, or none of them. The insert settles
 * every race (ON CONFLICT DO NOTHING on the exclusion constraints).
 * @throws Refusal `slot_taken`, `already_booked`, `too_many_holds`, `holds_ran_out`, `network_holds`,
 * `no_credit`, `invalid`
 */
async function bookAppointment(
  deps: AppointmentsDeps,
  { userId, network }: Booker,
  wish: BookingInput,
  remember: Remember,
): Promise<queries.AppointmentView> {
  const address = wish.type === 'home' ? requireHomeAddress(wish) : null;
  const birthDate = wish.type === 'child' ? requireChild(wish) : null;
  const service = serviceOf(await deps.services(), wish);
  const prices = await priceOf(deps, wish, service);
  const length = lengthOf(await deps.schedule(), { kind: wish.type, service });
  const session = sessionFrom(wish.date, length.minutes);
  const holdNetwork = wish.useCredit ? null : networkKey(deps.secrets, network);

  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const [locked, self] = await pipelineStatements(() => [
      lockHoldsOf(tx, userId, now),
      patientOfUser(tx, userId),
    ]);
    if (!wish.useCredit) requireMayHold(locked, now);
    const patientId =
      birthDate === null ? self.patientId : await findOrCreateChild(tx, self.patientId, birthDate, now);
    if (patientId === undefined) throw invalidField('childBirthDate', mayNotBookSentence());
    const isFirstVisit = birthDate !== null && !(await queries.hasEarlierVisit(tx, patientId, now));
    const values: queries.NewAppointment = {
      ...session,
      ...travelOf(wish.type),
      pauseMinutes: length.pauseMinutes,
      patientId,
      bookedBy: userId,
      professionalId: wish.professionalId,
      kind: wish.type,
      ...agreedOf(service),
      ...agreedPrice(prices, isFirstVisit),
      address,
      holdNetwork,
      holdExpiresAt: new Date(now.getTime() + clinicSettings().holdMinutes * 60_000),
      createdAt: now,
    };
    const id = await insert(tx, values, now);
    if (id === undefined)
      throw refuse((await isPatientTaken(tx, [patientId], session)) ? 'already_booked' : 'slot_taken');
    const sealedNotes = wish.notes ? deps.secrets.seal(wish.notes, notesPlace(id)) : null;
    if (sealedNotes !== null) await queries.setNotes(tx, id, sealedNotes);
    const view = await toView(deps, { ...values, id, sealedNotes, birthDate });
    const hold = { ...view, holdExpiresAt: values.holdExpiresAt };
    await pipelineStatements(() => [
      recordBooking(tx, { ...values, id }),
      remember(tx, id),
      ...(wish.useCredit ? [] : queueFollowUps(tx, deps, hold)),
    ]);
    if (wish.useCredit) return confirmBySession(deps, tx, view, now);
    if (holdNetwork !== null) await requireNetworkMayHold(tx, deps, holdNetwork, now);
    return view;
  });
}

/** Searches for expired holds only after a conflict, which is rare. */
async function insert(tx: Database, values: queries.NewAppointment, now: Date): Promise<number | undefined> {
  const id = await queries.insertAppointment(tx, values).catch(refuseBusyCompanion);
  if (id !== undefined) return id;
  const expired = await cancelExpiredHolds(tx, values, now);
  for (const hold of expired) await recordExpiry(tx, hold, now);
  return expired.length === 0 ? undefined : queries.insertAppointment(tx, values);
}

/**
 * A conflict of the insert raises no error. The trigger raises one if a patient is the companion in another
 * appointment then.
 */
function refuseBusyCompanion(error: unknown): never {
  throw sqlStateOf(error) === '23P01' ? refuse('already_booked') : error;
}

/** The view of the row just written, without a query. */
async function toView(
  { schedule }: AppointmentsDeps,
  row: queries.NewAppointment & Pick<queries.AppointmentView, 'id' | 'sealedNotes' | 'birthDate'>,
): Promise<queries.AppointmentView> {
  const who = (await schedule()).people.get(row.professionalId);
  return {
    ...row,
    status: 'pending',
    paid: false,
    revision: 0,
    cancellation: null,
    attendanceConfirmedAt: null,
    withCredit: false,
    discountCents: 0,
    discountReason: null,
    movedAt: null,
    movedIntoAbsence: false,
    isQuiet: false,
    supplementCents: 0,
    supplementFromId: null,
    enteredBy: null,
    companionId: null,
    seriesId: null,
    professionalName: who?.name ?? '',
    roomUrl: who?.roomUrl ?? null,
  };
}

const recordBooking = (
  tx: Database,
  { id, bookedBy, patientId, createdAt: at }: queries.NewAppointment & { id: number },
) =>
  record(tx, {
    at,
    actor: asClient(bookedBy),
    action: 'appointment.booked',
    subject: appointmentReference(id),
    patientId,
  });

/** The jobs of a hold, in the booking's transaction. */
const queueFollowUps = (tx: Database, { jobs }: AppointmentsDeps, hold: Hold) => [
  jobs.enqueue(tx, askForPayment, { appointmentId: hold.id }, askForPaymentTime(hold.createdAt)),
  jobs.enqueue(tx, expireHold, { appointmentId: hold.id }, expiryJobTime(hold.holdExpiresAt)),
];

/** @throws Refusal `invalid` at `address` if it is missing, unknown or outside the radius */
function requireHomeAddress({ address }: BookingInput): string {
  if (!address) throw invalidField('address', sentences().address);
  const problem = homeAddressProblem(address);
  if (problem !== undefined) throw invalidField('address', problem);
  return address;
}

/** @throws Refusal `invalid` at `guardian` or `childBirthDate` (Ley 41/2002 art. 9: a guardian consents for a minor) */
function requireChild({ guardian, childBirthDate, date }: BookingInput): string {
  if (guardian !== true) throw invalidField('guardian', sentences().guardian);
  if (!childBirthDate) throw invalidField('childBirthDate', sentences().birthMissing);
  const problem = childProblem(childBirthDate, wallTimeOf(date).day);
  if (problem !== null) throw invalidField('childBirthDate', sentences()[problem]);
  return childBirthDate;
}
