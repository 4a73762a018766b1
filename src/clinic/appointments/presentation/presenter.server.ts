import type { PaymentOfThing } from '#clinic/payments/service.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Appointment, Status } from '../contract.ts';
import type { AppointmentView } from '../queries.server.ts';
import type { Dated } from '../rules/appointment-rules.ts';
import type { Refundable } from '../rules/cancellation.ts';
import { minutesOf } from '../rules/slots.server.ts';

/** Where the notes of an appointment are sealed to. */
export const notesPlace = (id: number): string => `appointments.notes:${id}`;

/** Stands in place of notes whose key this process does not have (yet), or no longer: the rest of the list is shown. */
const unreadable = 'No se puede leer esta nota ahora.';

/** What the person wrote when booking. */
export const notesOf = (
  { id, sealedNotes }: { id: number; sealedNotes: string | null },
  secrets: Secrets,
): string | null =>
  sealedNotes === null ? null : (secrets.tryOpen(sealedNotes, notesPlace(id)) ?? unreadable);

/** Where clinical text of this feature is sealed, for `npm run reseal`. */
export const sealedColumns = [{ table: 'appointments', column: 'sealed_notes', place: notesPlace }] as const;

/** What an appointment is at an instant: a hold that has run out is cancelled, also before a job has tidied it. */
export const statusAt = (
  { status, holdExpiresAt }: Pick<AppointmentView, 'status' | 'holdExpiresAt'>,
  now: Date,
): Status => (status === 'pending' && holdExpiresAt !== null && holdExpiresAt <= now ? 'cancelled' : status);

/** What the rules of moving and cancelling need of an appointment. */
export const dated = (view: AppointmentView, now: Date): Dated & Refundable => ({
  date: view.startsAt.toISOString(),
  startsAt: view.startsAt,
  cancellationHours: view.cancellationHours,
  status: statusAt(view, now),
  paid: view.paid,
  withCredit: view.withCredit,
});

/** The professional's room, for those whose video consultation is confirmed: a hold that nobody paid opens no door. */
export const roomOf = (view: AppointmentView, now: Date): string | null =>
  view.kind === 'video' && statusAt(view, now) === 'confirmed' ? view.roomUrl : null;

/**
 * An appointment as its owner may see it.
 * @param userId the owner's account
 */
export function present(
  view: AppointmentView,
  userId: number,
  { payment, paidWith, paidAt, supplementKept }: PaymentOfThing & { supplementKept: number },
  secrets: Secrets,
  now: Date,
): Appointment {
  const status = statusAt(view, now);
  return {
    id: view.id,
    userId,
    type: view.kind,
    serviceId: view.serviceId,
    serviceName: view.serviceName,
    vat: view.vat,
    cancellationHours: view.cancellationHours,
    minutes: minutesOf(view),
    date: view.startsAt.toISOString(),
    professionalId: view.professionalId,
    professionalName: view.professionalName,
    status,
    address: view.address,
    notes: notesOf(view, secrets),
    price: view.priceCents,
    paid: view.paid,
    withCredit: view.withCredit,
    payment,
    paidWith,
    paidAt: paidAt?.toISOString() ?? null,
    supplementKept,
    createdAt: view.createdAt.toISOString(),
    holdExpiresAt: status === 'pending' ? (view.holdExpiresAt?.toISOString() ?? null) : null,
    roomUrl: roomOf(view, now),
    attendanceConfirmed: view.attendanceConfirmedAt !== null,
  };
}
