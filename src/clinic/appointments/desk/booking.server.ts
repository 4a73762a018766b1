import type { z } from 'zod';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { type Contact, createAtDesk, holderOf, requireCard } from '#clinic/patients/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inSavepoint, inTransaction, sqlStateOf } from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { cancelExpiredHolds, isPatientTaken } from '../booking/queries.server.ts';
import { notifyProfessional } from '../briefing/service.server.ts';
import { notifyCompanion } from '../companions/service.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { recordExpiry } from '../jobs.server.ts';
import { plannedLetter, toldPlannedLetter } from '../letters.server.ts';
import { notifyChange } from '../notices/notify.server.ts';
import { confirmBySession } from '../payment/confirmation.server.ts';
import { mayPlan } from '../policy.ts';
import { roomOf } from '../presentation/presenter.server.ts';
import * as queries from '../queries.server.ts';
import { offersService, travelOf } from '../rules/slots.server.ts';
import { agreedOf, agreedPrice, priceOf } from '../slots/agreed.server.ts';
import { invalidField, serviceOf } from '../slots/service.server.ts';
import { type deskBooking, deskRefusals } from './contract.ts';
import { requireOpen } from './hours.server.ts';
import { insertPlanned, type Planned } from './queries.server.ts';

const refuse = refusing(deskRefusals);
type Wish = z.output<typeof deskBooking>;

/**
 * Plans an appointment for somebody, confirmed at once: it waits for no money, and is paid at the clinic or by a session of
 * the patient's plan. Whoever is new gets a card in the same transaction.
 * @throws Refusal `not_found` (no such patient, or a professional whom the actor does not plan for), `slot_taken`,
 *   `already_booked`, `outside_hours`, `no_credit`, `invalid`
 */
export async function bookForPatient(
  deps: AppointmentsDeps,
  actor: Person,
  wish: Wish,
  remember: Remember,
): Promise<number> {
  const { professionalId, startsAt } = wish;
  if (!mayPlan(actor, professionalId)) throw refuse('not_found');
  const session = { startsAt, endsAt: new Date(startsAt.getTime() + wish.minutes * 60_000) };
  requireOpen(await deps.schedule(), { ...wish, kind: wish.type, ...session }, deps.clock.now());
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const people = await peopleOf(tx, actor, wish, now);
    const planned = await plannedFor(deps, tx, { ...wish, ...session, ...people }, actor, now);
    const id = await writePlanned(tx, planned, now);
    if (typeof id !== 'number') throw refuse(id.refusal);
    await remember(tx, id);
    await recordPlanned(tx, actor, { ...planned, id });
    const view = await queries.findById(tx, id);
    if (view === undefined) throw new Error(`appointment ${id} is gone, though it was just written`);
    if (wish.payment === 'session') await confirmBySession(deps, tx, view, now);
    else {
      const told = { ...view, roomUrl: roomOf(view, now) };
      const words = {
        payer: plannedLetter(told, now),
        others: ({ pays }: Contact) => toldPlannedLetter(told, pays ? view.priceCents : undefined),
      };
      await notifyChange(tx, deps, view, { kind: 'appointment.planned', ...words }, now);
      await notifyProfessional(tx, deps, { change: 'booked', view, actor }, now);
      await notifyCompanion(tx, deps, view, { change: 'planned' }, now);
    }
    return id;
  });
}

export const recordPlanned = (
  tx: Database,
  actor: Person,
  { id, patientId, createdAt: at }: Pick<Planned, 'patientId' | 'createdAt'> & { id: number },
) => record(tx, { at, actor, action: 'appointment.planned', patientId, subject: appointmentReference(id) });

type People = { patientId: number; companionId: number | null };
type Somebody = Pick<Wish, 'patientId' | 'person'>;

/**
 * Who comes; whoever is new gets a card. A confirmed appointment opens a card to whoever treats, so a professional plans for
 * those whose card is open to them, not for whatever number is tried.
 * @throws Refusal `not_found` for a card that the actor may not see
 */
export async function peopleOf(tx: Database, actor: Person, wish: Wish, now: Date): Promise<People> {
  const cardOf = async ({ patientId, person }: Somebody) =>
    patientId === undefined
      ? createCard(tx, actor, person, now)
      : (await requireCard(tx, { actor, id: patientId, now })).id;
  const patientId = await cardOf(wish);
  return { patientId, companionId: wish.companion === undefined ? null : await cardOf(wish.companion) };
}

type DeskBooking = Pick<Wish, 'type' | 'serviceId' | 'address' | 'professionalId' | 'startsAt'> & {
  endsAt: Date;
} & People;

/** What is written down, once whatever else is done for whom it belongs to is done. */
export async function plannedFor(
  deps: AppointmentsDeps,
  tx: Database,
  booking: DeskBooking,
  { userId: enteredBy }: Person,
  now: Date,
): Promise<Planned> {
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

/** @throws Refusal `invalid` for what is withdrawn, or with somebody who does not do it */
function requireOffered(service: ReturnType<typeof serviceOf>, { type, professionalId }: DeskBooking): void {
  if (service === undefined) return;
  if (!service.active) throw invalidField('serviceId', 'La clínica ya no ofrece esta consulta.');
  if (!offersService(service, { professionalId, kind: type }))
    throw invalidField('professionalId', 'Esa persona no atiende esta consulta.');
}

async function createCard(tx: Database, actor: Person, person: Wish['person'], now: Date): Promise<number> {
  if (person === undefined) throw refuse('not_found');
  const patientId = await createAtDesk(tx, person, now);
  const subject = `patient:${patientId}`;
  await record(tx, { at: now, actor, action: 'patient.created', subject, patientId });
  return patientId;
}

/**
 * The insert, which decides every race. @returns undefined where the professional or one of those who come is taken
 * @throws Refusal `not_found` where their card has just been taken back, as when an import is undone
 */
const tryInsert = (tx: Database, planned: Planned): Promise<number | undefined> =>
  inSavepoint(tx, () => insertPlanned(tx, planned)).catch((error: unknown) => {
    if (sqlStateOf(error) === '23P01') return undefined;
    throw sqlStateOf(error) === '23503' ? refuse('not_found') : error;
  });

/**
 * Writes an appointment down. Holds that have run out are looked for only where something stands in the way.
 * @returns its id, or why it could not be
 */
export async function writePlanned(
  tx: Database,
  planned: Planned,
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
