import type { z } from 'zod';
import { asClient } from '#clinic/audit/contract.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { readPayments } from '#clinic/payments/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Remember, rememberNothing } from '#platform/idempotency/idempotency.server.ts';
import { type Booker, createBooking } from './booking/service.server.ts';
import { calendarFile } from './calendar.server.ts';
import { type Change, cancelAppointment, moveAppointment } from './changes/service.server.ts';
import { type Appointment, type booking, refusals } from './contract.ts';
import type { AppointmentsDeps } from './deps.server.ts';
import { findCarriedSupplements, withPricesDue } from './payment/first-visit.server.ts';
import { present } from './presenter.server.ts';
import * as queries from './queries.server.ts';
import { minutesOf } from './rules/slots.server.ts';
import { createAvailability, serviceOf } from './slots/service.server.ts';

export { createAttendance } from './attendance/service.server.ts';
export { bookingMetrics } from './booking/metrics.server.ts';
export { type VerifiedCertificate, verifyCertificate } from './certificates/service.server.ts';
export { findMunicipality } from './home-visit/municipalities.server.ts';
export { type ImportedVisit, importAppointment } from './imported/service.server.ts';
export { createAppointmentPayable } from './payment/payable.server.ts';
export { movePatient as moveAppointments } from './person/queries.server.ts';
export { visitsOfRecord } from './person/record.server.ts';
export { eraseVisitsOfRecord } from './personal.server.ts';
export { sealedColumns } from './presenter.server.ts';
export { createReturnHandlers } from './returned/service.server.ts';

export type { AppointmentsDeps };

const refuse = refusing(refusals);

/** Use cases of a signed-in user, limited to their own appointments. */
export function createAppointments(deps: AppointmentsDeps) {
  const { db, clock, limits } = deps;
  const availability = createAvailability(deps);
  const bookOneAtATime = createBooking(deps);
  const moves = limits({ name: 'moving', points: 30, seconds: 3600 });

  const presentAll = createPresenter(deps);
  const find = async (asked: queries.ScopedId): Promise<queries.AppointmentView> =>
    (await queries.findInScope(db, asked, clock.now())) ?? refuseUnknown();
  const findOwn = (userId: number, id: number) => find({ actor: asClient(userId), id });

  return {
    availability,
    /** @throws Refusal `not_found` */
    show: async (userId: number, id: number): Promise<Appointment> =>
      // Cast: one appointment in, one out.
      (await presentAll(userId, [await findOwn(userId, id)]))[0] as Appointment,

    async book(booker: Booker, wish: z.output<typeof booking>, remember: Remember): Promise<Appointment> {
      const service = serviceOf(await deps.services(), wish);
      const consultation = { professionalId: wish.professionalId, kind: wish.type, service };
      await availability.requireSlot(consultation, wish.date);
      try {
        const view = await bookOneAtATime(booker, wish, remember);
        return present(view, booker.userId, unpaidState, deps, clock.now());
      } catch (error) {
        throw await availability.withAlternatives(error, consultation, wish.date);
      }
    },

    list: async (userId: number): Promise<Appointment[]> =>
      presentAll(userId, await queries.listByBooker(db, userId, clock.now())),

    async move(change: Change, startsAt: Date, remember: Remember = rememberNothing): Promise<void> {
      const view = await find(change);
      const service = serviceOf(await deps.services(), { ...view, type: view.kind });
      const { professionalId, kind } = view;
      const length = { minutes: minutesOf(view), pauseMinutes: view.pauseMinutes };
      const consultation = { professionalId, kind, service, length };
      // Each move sends a message.
      await moves.spend(String(view.bookedBy ?? `patient:${view.patientId}`));
      await availability.requireSlot(consultation, startsAt);
      try {
        await moveAppointment(deps, change, startsAt, remember);
      } catch (error) {
        throw await availability.withAlternatives(error, consultation, startsAt);
      }
    },

    async cancel(change: Change, remember: Remember = rememberNothing): Promise<void> {
      await cancelAppointment(deps, change, remember);
    },

    calendar: async (userId: number, id: number) =>
      calendarFile(deps, await findOwn(userId, id), clock.now()),
  };
}

export type Appointments = ReturnType<typeof createAppointments>;

const refuseUnknown = (): never => {
  throw refuse('not_found');
};

const unpaidState = { payment: 'none', paidWith: null, paidAt: null, supplementKept: 0 } as const;

function createPresenter(deps: AppointmentsDeps) {
  const { db, clock, prices } = deps;
  return async (userId: number, views: queries.AppointmentView[]): Promise<Appointment[]> => {
    const references = views.map(({ id }) => appointmentReference(id));
    const moneyOf = await readPayments(db, references);
    const supplementKeptOf = await findCarriedSupplements({ prices }, db, views);
    const now = clock.now();
    return (await withPricesDue({ prices }, db, views)).map((view) => {
      const money = { ...moneyOf(appointmentReference(view.id)), supplementKept: supplementKeptOf(view.id) };
      return present(view, userId, money, deps, now);
    });
  };
}
