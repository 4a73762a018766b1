import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import type { Agenda, AgendaAppointment } from '../../../agenda/contract.ts';
import { formatSpan } from '../agenda-labels.ts';
import { texts } from '../texts.ts';

type Visit = Pick<
  AgendaAppointment,
  'startsAt' | 'endsAt' | 'travelBeforeMinutes' | 'travelAfterMinutes' | 'pauseMinutes'
>;

/** The time that a visit occupies with travel and pause, in ms. */
const occupiedRange = (one: Visit) => ({
  from: Date.parse(one.startsAt) - one.travelBeforeMinutes * 60_000,
  until: Date.parse(one.endsAt) + (one.travelAfterMinutes + one.pauseMinutes) * 60_000,
});

const busyRange = ({ startsAt, endsAt }: Pick<Visit, 'startsAt' | 'endsAt'>) => ({
  from: Date.parse(startsAt),
  until: Date.parse(endsAt),
});

type Range = { from: number; until: number };
const overlaps = (one: Range, other: Range) => one.from < other.until && other.from < one.until;

const isExpired = ({ holdExpiresAt }: AgendaAppointment, now: Date) =>
  holdExpiresAt !== null && new Date(holdExpiresAt) <= now;

/** A wanted time for an appointment; `id` if it is moved, `patientId` if its patient is known. */
export type WantedPlace = Visit & {
  id?: number | undefined;
  patientId?: number | undefined;
  day: Day;
  professional: { id: number; name: string };
};

/**
 * The reason against a place, as far as the loaded agenda shows one; undefined leaves the decision to the server.
 * Follows the server's rules, so that the desk knows before it sends anything.
 */
export function findPlaceProblem(
  agenda: Pick<Agenda, 'appointments' | 'busy'>,
  place: WantedPlace,
  now: Date,
): string | undefined {
  const { id, patientId, day, professional } = place;
  if (day < wallTimeOf(now).day) return texts().place.dayIsPast;
  const wanted = occupiedRange(place);
  const isTheirs = (other: { professionalId: number }) => other.professionalId === professional.id;
  const others = agenda.appointments.filter(
    (other) => other.id !== id && other.status !== 'cancelled' && !isExpired(other, now),
  );
  const taken = others.find((other) => isTheirs(other) && overlaps(wanted, occupiedRange(other)));
  if (taken) return texts().place.collides(nameOf(taken.patient), formatSpan(taken));
  const own = others.find(
    (other) => other.patient.id === patientId && overlaps(busyRange(place), busyRange(other)),
  );
  if (own) return texts().place.hasAnother(nameOf(own.patient), formatSpan(own));
  const isBusy = agenda.busy.some((other) => isTheirs(other) && overlaps(wanted, busyRange(other)));
  return isBusy ? texts().place.isTaken(professional.name) : undefined;
}
