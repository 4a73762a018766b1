import type { ItemPayment } from '#clinic/payments/service.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Appointment, Status } from './contract.ts';
import type { AppointmentsDeps } from './deps.server.ts';
import type { AppointmentView } from './queries.server.ts';
import { refusalTexts } from './refusal-texts.ts';
import { roomAddress, roomTokenOf } from './room-tokens.server.ts';
import type { RuleInput } from './rules/appointment-rules.ts';
import type { Refundable } from './rules/cancellation.ts';
import { minutesOf } from './rules/slots.server.ts';
import { sealedColumns as ofSafetyAnswers } from './safety-answers/service.server.ts';
import type { RoomRole } from './terms.ts';

/** Context string of sealed notes: it binds them to their appointment. */
export const notesPlace = (id: number): string => `appointments.notes:${id}`;

/** Shown for notes whose key this process lacks, so that the rest of the list still loads. */
const unreadable = () => refusalTexts().unreadableNotes;

export const notesOf = (
  { id, sealedNotes }: { id: number; sealedNotes: string | null },
  secrets: Secrets,
): string | null =>
  sealedNotes === null ? null : (secrets.tryOpen(sealedNotes, notesPlace(id)) ?? unreadable());

/** Sealed columns of this feature, for `npm run reseal`. */
export const sealedColumns = [
  { table: 'appointments', column: 'sealed_notes', place: notesPlace },
  ...ofSafetyAnswers,
] as const;

/** Status at an instant: an expired hold is cancelled, also before the job has run. */
export const statusAt = (
  { status, holdExpiresAt }: Pick<AppointmentView, 'status' | 'holdExpiresAt'>,
  now: Date,
): Status => (status === 'pending' && holdExpiresAt !== null && holdExpiresAt <= now ? 'cancelled' : status);

/** Fields of an appointment that the rules of moving and cancelling need. */
export const toRuleInput = (view: AppointmentView, now: Date): RuleInput & Refundable => ({
  date: view.startsAt.toISOString(),
  startsAt: view.startsAt,
  cancellationHours: view.cancellationHours,
  status: statusAt(view, now),
  paid: view.paid,
  withCredit: view.withCredit,
});

/** For links to the clinic's own video room. */
export type RoomDeps = Pick<AppointmentsDeps, 'secrets' | 'publicUrl'>;

/**
 * The video room: the professional's external one, else the clinic's own. For confirmed video appointments only: an
 * unpaid hold gets no link.
 */
export function roomUrlOf(
  { secrets, publicUrl }: RoomDeps,
  view: AppointmentView,
  now: Date,
  role: RoomRole = 'patient',
): string | null {
  if (view.kind !== 'video' || statusAt(view, now) !== 'confirmed') return null;
  const place = { appointmentId: view.id, startsAt: view.startsAt, role };
  return view.roomUrl ?? roomAddress(publicUrl, roomTokenOf(secrets, place));
}

/**
 * An appointment as its owner may see it.
 * @param userId the owner's account
 */
export function present(
  view: AppointmentView,
  userId: number,
  { payment, paidWith, paidAt, supplementKept }: ItemPayment & { supplementKept: number },
  deps: RoomDeps,
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
    notes: notesOf(view, deps.secrets),
    price: view.priceCents,
    paid: view.paid,
    withCredit: view.withCredit,
    payment,
    paidWith,
    paidAt: paidAt?.toISOString() ?? null,
    supplementKept,
    createdAt: view.createdAt.toISOString(),
    holdExpiresAt: status === 'pending' ? (view.holdExpiresAt?.toISOString() ?? null) : null,
    roomUrl: roomUrlOf(deps, view, now),
    attendanceConfirmed: view.attendanceConfirmedAt !== null,
  };
}
