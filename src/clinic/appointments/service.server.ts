import type { z } from 'zod';
import { asClient } from '#clinic/audit/contract.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { paymentsOf } from '#clinic/payments/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { noKey, type Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Booker, createBooking } from './booking/service.server.ts';
import { type Change, cancelAppointment, moveAppointment } from './changes/service.server.ts';
import { type Appointment, type booking, refusals } from './contract.ts';
import type { AppointmentsDeps } from './deps.server.ts';
import { supplementsKept, withPricesDue } from './payment/first-visit.server.ts';
import { calendarFile } from './presentation/calendar.server.ts';
import { present } from './presentation/presenter.server.ts';
import * as queries from './queries.server.ts';
import { minutesOf } from './rules/slots.server.ts';
import { createAvailability, serviceOf } from './slots/service.server.ts';

export { createAttendance } from './attendance/service.server.ts';
export { bookingFigures } from './booking/figures.server.ts';
export { type BroughtVisit, bringAppointment } from './brought/service.server.ts';
export { movePatient as moveAppointments } from './directory/queries.server.ts';
export { visitsOfRecord } from './directory/record.server.ts';
export { appointmentPayable } from './payment/payable.server.ts';
export { eraseVisitsOfCard } from './personal.server.ts';
export { sealedColumns } from './presentation/presenter.server.ts';
export { returnedVisits } from './returned/service.server.ts';

export type { AppointmentsDeps };

const refuse = refusing(refusals);

/** Use cases of a signed-in user, limited to their own appointments. */
export function createAppointments(deps: AppointmentsDeps) {
  const { db, clock, secrets, limits } = deps;
  const availability = createAvailability(deps);
  const bookOneAtATime = createBooking(deps);
  const moves = limits({ name: 'moving', points: 30, seconds: 3600 });

  const presentAll = presenter(deps);
  const find = async (asked: queries.Asked): Promise<queries.AppointmentView> =>
    (await queries.findWithinReach(db, asked, clock.now())) ?? unknown();
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
        return present(view, booker.userId, untouched, secrets, clock.now());
      } catch (error) {
        throw await availability.withAlternatives(error, consultation, wish.date);
      }
    },

    list: async (userId: number): Promise<Appointment[]> =>
      presentAll(userId, await queries.listByBooker(db, userId, clock.now())),

    async move(change: Change, startsAt: Date, remember: Remember = noKey): Promise<void> {
      const view = await find(change);
      const service = serviceOf(await deps.services(), { ...view, type: view.kind });
      const { professionalId, kind } = view;
      const consultation = { professionalId, kind, service, minutes: minutesOf(view) };
      // Each move sends a message.
      await moves.spend(String(view.bookedBy ?? `patient:${view.patientId}`));
      await availability.requireSlot(consultation, startsAt);
      try {
        await moveAppointment(deps, change, startsAt, remember);
      } catch (error) {
        throw await availability.withAlternatives(error, consultation, startsAt);
      }
    },

    async cancel(change: Change, remember: Remember = noKey): Promise<void> {
      await cancelAppointment(deps, change, remember);
    },

    calendar: async (userId: number, id: number) =>
      calendarFile(await findOwn(userId, id), deps.host, clock.now()),
  };
}

export type Appointments = ReturnType<typeof createAppointments>;

const unknown = (): never => {
  throw refuse('not_found');
};

const untouched = { payment: 'none', paidWith: null, paidAt: null, supplementKept: 0 } as const;

function presenter({ db, secrets, clock, prices }: AppointmentsDeps) {
  return async (userId: number, views: queries.AppointmentView[]): Promise<Appointment[]> => {
    const references = views.map(({ id }) => appointmentReference(id));
    const moneyOf = await paymentsOf(db, references);
    const supplementKeptOf = await supplementsKept({ prices }, db, views);
    const now = clock.now();
    return (await withPricesDue({ prices }, db, views)).map((view) => {
      const money = { ...moneyOf(appointmentReference(view.id)), supplementKept: supplementKeptOf(view.id) };
      return present(view, userId, money, secrets, now);
    });
  };
}
