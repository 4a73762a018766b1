import type { z } from 'zod';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import {
  type Contact,
  createAtDesk,
  holderOf,
  requirePatientRecord,
} from '#clinic/patients/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inSavepoint, inTransaction, sqlStateOf } from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { cancelExpiredHolds, isPatientTaken } from '../booking/queries.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { recordExpiry } from '../jobs.server.ts';
import { contactPlannedLetter, plannedLetter } from '../letters.server.ts';
import { notifyCompanion } from '../messages/companions.server.ts';
import { notifyChange } from '../messages/notify.server.ts';
import { confirmBySession } from '../payment/confirmation.server.ts';
import { mayPlan } from '../policy.ts';
import { roomUrlOf } from '../presenter.server.ts';
import * as queries from '../queries.server.ts';
import { lengthOf, offersService, sessionFrom, travelOf } from '../rules/slots.server.ts';
import { agreedOf, agreedPrice, priceOf } from '../slots/agreed.server.ts';
import { invalidField, serviceOf } from '../slots/service.server.ts';
import { staffRefusalTexts } from '../staff-refusal-texts.ts';
import { notifyProfessional } from '../therapist-calendar/service.server.ts';
import { type deskBooking, deskRefusals } from './contract.ts';
import { requireOpenHours } from './hours.server.ts';
import { insertPlanned, type PlannedAppointment } from './queries.server.ts';

const refuse = refusing(deskRefusals);
type DeskBookingInput = z.output<typeof deskBooking>;

/**
 * Books at the desk. The appointment is confirmed at once and paid at the clinic or by a session credit. A
 * new patient gets a patient record in the same transaction.
 * @throws Refusal `not_found` (no such patient, or the actor may not plan for the professional),
 * `slot_taken`, `already_booked`, `outside_hours`, `no_credit`, `invalid`
 */
export async function bookForPatient(
  deps: AppointmentsDeps,
  actor: Person,
  wish: DeskBookingInput,
  remember: Remember,
): Promise<number> {
  const { professionalId, startsAt } = wish;
  if (!mayPlan(actor, professionalId)) throw refuse('not_found');
  const session = sessionFrom(startsAt, await minutesOfWish(deps, wish));
  requireOpenHours(await deps.schedule(), { ...wish, kind: wish.type, ...session }, deps.clock.now());
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const people = await resolveAttendees(tx, actor, wish, now);
    const planned = await preparePlanned(deps, tx, { ...wish, ...session, ...people }, actor, now);
    const id = await writePlanned(tx, planned, now);
    if (typeof id !== 'number') throw refuse(id.refusal);
    await remember(tx, id);
    await recordPlanned(tx, actor, { ...planned, id });
    const view = await queries.findById(tx, id);
    if (view === undefined) throw new Error(`appointment ${id} is gone, though it was just written`);
    if (wish.payment === 'session') await confirmBySession(deps, tx, view, now);
    else {
      const told = () => ({ ...view, roomUrl: roomUrlOf(deps, view, now) });
      const words = {
        payer: () => plannedLetter(told(), now),
        others: ({ pays }: Contact) => contactPlannedLetter(told(), pays ? view.priceCents : undefined),
      };
      await notifyChange(tx, deps, view, { kind: 'appointment.planned', cause: 'desk', ...words }, now);
      await notifyProfessional(tx, deps, { change: 'booked', view, actor }, now);
      await notifyCompanion(tx, deps, view, { change: 'planned' }, now);
    }
    return id;
  });
}

/** Minutes as wished, else the length of the service or the kind. */
export async function minutesOfWish(deps: AppointmentsDeps, wish: DeskBookingInput): Promise<number> {
  if (wish.minutes !== undefined) return wish.minutes;
  const service = serviceOf(await deps.services(), wish);
  return lengthOf(await deps.schedule(), { kind: wish.type, service }).minutes;
}

export const recordPlanned = (
  tx: Database,
  actor: Person,
  { id, patientId, createdAt: at }: Pick<PlannedAppointment, 'patientId' | 'createdAt'> & { id: number },
) => record(tx, { at, actor, action: 'appointment.planned', patientId, subject: appointmentReference(id) });

type Attendees = { patientId: number; companionId: number | null };
type PatientOrNew = Pick<DeskBookingInput, 'patientId' | 'person'>;

/**
 * Patient and companion; creates records for new ones. A confirmed appointment opens a patient record to the
 * professional, so a professional may only book for records already open to them.
 * @throws Refusal `not_found` if the actor may not see the record
 */
export async function resolveAttendees(
  tx: Database,
  actor: Person,
  wish: DeskBookingInput,
  now: Date,
): Promise<Attendees> {
  const resolvePatientId = async ({ patientId, person }: PatientOrNew) =>
    patientId === undefined
      ? createPatientRecord(tx, actor, person, now)
      : (await requirePatientRecord(tx, { actor, id: patientId, now })).id;
  const patientId = await resolvePatientId(wish);
  return {
    patientId,
    companionId: wish.companion === undefined ? null : await resolvePatientId(wish.companion),
  };
}

type DeskBooking = Pick<
  DeskBookingInput,
  'type' | 'serviceId' | 'address' | 'professionalId' | 'startsAt'
> & {
  endsAt: Date;
} & Attendees;

/** The row to insert, built under the lock of its owner. */
export async function preparePlanned(
  deps: AppointmentsDeps,
  tx: Database,
  booking: DeskBooking,
  { userId: enteredBy }: Person,
  now: Date,
): Promise<PlannedAppointment> {
  const { patientId, companionId, type, address, professionalId, startsAt, endsAt } = booking;
  const service = serviceOf(await deps.services(), booking);
  requireOffered(service, booking);
  const holder = await holderOf(tx, patientId, wallTimeOf(now).day);
  if (holder === undefined) throw refuse('not_found');
  await queries.lockAppointmentsOf(tx, { bookedBy: holder.userId, patientId }, now);
  const isFirst = type === 'child' && !(await queries.hasEarlierVisit(tx, patientId, now));
  return {
    startsAt,
    endsAt,
    ...travelOf(type),
    pauseMinutes: lengthOf(await deps.schedule(), { kind: type, service }).pauseMinutes,
    patientId,
    companionId,
    professionalId,
    kind: type,
    ...agreedOf(service),
    bookedBy: holder.userId,
    enteredBy,
    createdAt: now,
    seriesId: null,
    ...agreedPrice(await priceOf(deps, booking, service), isFirst),
    address: type === 'home' ? (address ?? null) : null,
  };
}

/** @throws Refusal `invalid` if the service is withdrawn or the professional does not offer it */
function requireOffered(service: ReturnType<typeof serviceOf>, { type, professionalId }: DeskBooking): void {
  if (service === undefined) return;
  if (!service.active) throw invalidField('serviceId', staffRefusalTexts().desk.serviceWithdrawn);
  if (!offersService(service, { professionalId, kind: type }))
    throw invalidField('professionalId', staffRefusalTexts().desk.serviceNotTheirs);
}

async function createPatientRecord(
  tx: Database,
  actor: Person,
  person: DeskBookingInput['person'],
  now: Date,
): Promise<number> {
  if (person === undefined) throw refuse('not_found');
  const patientId = await createAtDesk(tx, person, now);
  const subject = `patient:${patientId}`;
  await record(tx, { at: now, actor, action: 'patient.created', subject, patientId });
  return patientId;
}

/**
 * The insert decides every race.
 * @returns undefined if the professional, the patient or the companion is taken
 * @throws Refusal `not_found` if the patient record was deleted meanwhile, as when an import is undone
 */
const tryInsert = (tx: Database, planned: PlannedAppointment): Promise<number | undefined> =>
  inSavepoint(tx, () => insertPlanned(tx, planned)).catch((error: unknown) => {
    if (sqlStateOf(error) === '23P01') return undefined;
    throw sqlStateOf(error) === '23503' ? refuse('not_found') : error;
  });

/**
 * Inserts an appointment; cancels expired holds only after a conflict.
 * @returns its id, or the reason of the refusal
 */
export async function writePlanned(
  tx: Database,
  planned: PlannedAppointment,
  now: Date,
): Promise<number | { refusal: 'already_booked' | 'slot_taken' }> {
  const id = await tryInsert(tx, planned);
  if (id !== undefined) return id;
  const expired = await cancelExpiredHolds(tx, planned, now);
  for (const hold of expired) await recordExpiry(tx, hold, now);
  const second = expired.length === 0 ? undefined : await tryInsert(tx, planned);
  if (second !== undefined) return second;
  const { patientId, companionId } = planned;
  const isTaken = await isPatientTaken(tx, [patientId, companionId ?? patientId], planned);
  return { refusal: isTaken ? 'already_booked' : 'slot_taken' };
}
