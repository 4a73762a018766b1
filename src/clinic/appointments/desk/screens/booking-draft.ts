import type { Kind } from '#clinic/services/contract.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { type Day, isDay, type TimeOfDay } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { bookAtDesk } from '../contract.ts';
import { texts } from './texts.ts';

type BookAtDeskBody = NonNullable<Request<typeof bookAtDesk>['body']>;

/** The interval of a series, and how many appointments. */
export type Recurrence = { count: number } & ({ everyWeeks: number } | { everyMonths: number });

export type BookingDraft = {
  patient: { id: number; name: string } | null;
  fullName: string;
  phone: string;
  email: string;
  birthDate: string;
  professionalId: number | undefined;
  type: Kind;
  /** A service outside the four kinds; missing in drafts of an earlier release. */
  serviceId?: number | null;
  day: Day;
  time: TimeOfDay;
  minutes: number;
  address: string;
  payment: BookAtDeskBody['payment'];
  companion: { fullName: string; phone: string; email: string } | null;
  recurrence: Recurrence | null;
};

/** A new patient's details as they are known before the form opens. */
export type TypedPerson = Pick<BookingDraft, 'fullName' | 'phone' | 'email'>;

type Start = Pick<
  BookingDraft,
  'patient' | 'day' | 'time' | 'professionalId' | 'type' | 'address' | 'minutes'
> &
  Partial<TypedPerson>;

export const emptyBookingDraft = (start: Start): BookingDraft => ({
  fullName: '',
  phone: '',
  email: '',
  birthDate: '',
  serviceId: null,
  ...start,
  payment: 'later',
  companion: null,
  recurrence: null,
});

type Plan = { audience: 'adult' | 'child'; sessionsLeft: number; until: Day };

type Consultation = Pick<BookingDraft, 'type' | 'serviceId'>;

/** Whether plans can pay for this consultation at all: none pays home visits or further services. */
export const isPayableByPlan = ({ type, serviceId }: Consultation): boolean =>
  type !== 'home' && serviceId == null;

/** Sessions of a patient's plans that could pay for a booking. */
export function countPlanSessions(
  draft: Consultation & Pick<BookingDraft, 'day'>,
  plans: readonly Plan[],
): number {
  if (!isPayableByPlan(draft)) return 0;
  const { type, day } = draft;
  const audience = type === 'child' ? 'child' : 'adult';
  return plans
    .filter((plan) => plan.audience === audience && day <= plan.until)
    .reduce((sum, plan) => sum + plan.sessionsLeft, 0);
}

/** Missing fields; the server checks the rest. */
export function findDeskProblems(draft: BookingDraft): Record<string, string> {
  const { booking } = texts();
  const problems: Record<string, string> = {};
  if (draft.patient === null && draft.fullName.trim().length < 2)
    problems['person.fullName'] = booking.nameMissing;
  if (draft.companion !== null && draft.companion.fullName.trim().length < 2)
    problems['companion.person.fullName'] = booking.companionMissing;
  if (!isDay(draft.day)) problems.startsAt = booking.dayMissing;
  else if (!/^\d\d:\d\d$/.test(draft.time)) problems.startsAt = booking.timeMissing;
  if (draft.type === 'home' && draft.address.trim() === '') problems.address = booking.addressMissing;
  return problems;
}

/**
 * The request body.
 * @param outsideHours the warning outside opening hours was confirmed
 */
export function bookingRequestBody(draft: BookingDraft, outsideHours: boolean): BookAtDeskBody {
  const { fullName, phone, email, birthDate } = draft;
  const person = { fullName, phone, email, birthDate: birthDate || null };
  return {
    ...(draft.patient === null ? { person } : { patientId: draft.patient.id }),
    ...(draft.companion === null ? {} : { companion: { person: draft.companion } }),
    professionalId: draft.professionalId ?? 0,
    type: draft.type,
    ...(draft.serviceId == null ? {} : { serviceId: draft.serviceId }),
    startsAt: instantOf(draft.day, draft.time).toISOString(),
    minutes: draft.minutes,
    ...(draft.type === 'home' ? { address: draft.address } : {}),
    payment: draft.payment,
    outsideHours,
  };
}
