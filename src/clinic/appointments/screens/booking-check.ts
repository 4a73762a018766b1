import { childProblem } from '#clinic/patients/terms.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { type Day, isDay } from '#platform/time/calendar-days.ts';
import { sentences } from '../sentences.ts';

/** Values of the booking form; day and time come from the calendar and the slots. */
export type BookingValues = {
  type: Kind | undefined;
  /** A service outside the four kinds; `type` is then its modality. */
  serviceId?: number | undefined;
  professionalId: number | undefined;
  date: string | undefined;
  time: string | undefined;
  address: string;
  notes: string;
  childBirthDate: string;
  guardian: boolean;
};
export type BookingField = keyof BookingValues;

/** In page order: the first invalid field takes the focus. */
export const fieldOrder: readonly BookingField[] = [
  'type',
  'serviceId',
  'professionalId',
  'date',
  'time',
  'address',
  'childBirthDate',
  'guardian',
  'notes',
];

export type BookingProblems = Partial<Record<BookingField, string>>;

/** Client-side validation, one message per field (docs/behaviour.md, Booking). */
export function findBookingProblems(values: BookingValues, today: Day): BookingProblems {
  const problems: Record<BookingField, string | undefined> = {
    serviceId: undefined,
    type: values.type ? undefined : sentences().type,
    professionalId: values.professionalId === undefined ? sentences().professional : undefined,
    date: dateProblem(values.date, today),
    time: values.time ? undefined : sentences().time,
    address: values.type === 'home' && values.address.trim() === '' ? sentences().address : undefined,
    childBirthDate: values.type === 'child' ? birthProblem(values, today) : undefined,
    guardian: values.type === 'child' && !values.guardian ? sentences().guardian : undefined,
    notes: undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, sentence]) => sentence !== undefined));
}

/** The message also shown in a toast on submit; undefined if the field's own is enough. */
export function spokenProblem(problems: BookingProblems): string | undefined {
  if (problems.date) return sentences().dateInvalid;
  if (problems.time) return sentences().timeMissing;
  if (problems.professionalId) return sentences().professionalMissing;
  return problems.address;
}

function dateProblem(date: string | undefined, today: Day): string | undefined {
  if (!date) return sentences().date;
  if (!isDay(date)) return sentences().dateFormat;
  return date < today ? sentences().datePast : undefined;
}

function birthProblem({ childBirthDate, date }: BookingValues, today: Day): string | undefined {
  if (!isDay(childBirthDate)) return sentences().birthMissing;
  const problem = childProblem(childBirthDate, date && isDay(date) ? date : today);
  return problem === null ? undefined : sentences()[problem];
}
