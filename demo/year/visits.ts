import { addDays, type Day } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { Context } from './context.ts';
import type { Patient } from './people.ts';

/**
 * Outcome of an appointment. `planned`: in the future, or begun without a note yet. `unnoted`: over, and the note was
 * forgotten.
 */
type Outcome =
  | 'planned'
  | 'arrived'
  | 'fulfilled'
  | 'no_show'
  | 'cancelled_late'
  | 'unnoted'
  | 'cancelled'
  | 'clinic_cancelled';

export type Visit = {
  id: number;
  patient: Patient;
  day: Day;
  startsAt: Date;
  endsAt: Date;
  /** Place in the patient's own hours, from 0. */
  index: number;
  createdAt: Date;
  /** Entered by reception, or booked by the patient. */
  isOnline: boolean;
  outcome: Outcome;
  cancelledAt: Date | null;
  /** Hours planned together at the desk; null for single ones. */
  series: { key: string; everyWeeks: number; id: number } | null;
  priceCents: number;
  isFirstOfChild: boolean;
  /** Paid by a session of a plan. */
  withCredit: boolean;
};

const minute = 60_000;
const hour = 60 * minute;
const dayMs = 24 * hour;
export const plus = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minute);

/** Hours that reception plans with a patient at once. */
const batch = 3;

/** Every hour that exists by now, in the order in which they were made; that is also the order of their ids. */
export function listVisits(context: Context, patients: readonly Patient[]): Visit[] {
  // A booking and its payment take some minutes; none is under way at the first start.
  const settledBy = plus(context.now, -10);
  const visits = patients
    .flatMap((patient) => visitsOf(context, patient))
    .filter(({ createdAt }) => createdAt <= settledBy)
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  let id = context.firstId('appointments');
  for (const visit of visits) visit.id = id++;
  let seriesId = context.firstId('appointment_series');
  const known = new Map<string, number>();
  for (const { series } of visits) {
    if (series === null) continue;
    const own = known.get(series.key) ?? seriesId++;
    known.set(series.key, own);
    series.id = own;
  }
  return visits;
}

function visitsOf(context: Context, patient: Patient): Visit[] {
  const { now, prices, family } = context;
  const { episode, habit, kind, companion, person } = patient;
  const minutes = companion === null ? context.sessionMinutes : family.minutes;
  const lastDay = episode.days.at(-1);
  const visits: Visit[] = [];
  for (const [index, day] of episode.days.entries()) {
    const random = patient.random.fork(`visit/${day}`);
    const startsAt = instantOf(day, episode.slot.time);
    const endsAt = plus(startsAt, minutes);
    const isFirstOfChild = kind === 'child' && index === 0;
    const list = prices[kind];
    const agreed = isFirstOfChild ? (list.firstVisitCents ?? list.priceCents) : list.priceCents;
    const visit: Visit = {
      id: 0,
      patient,
      day,
      startsAt,
      endsAt,
      index,
      createdAt: person.createdAt,
      isOnline: habit !== 'desk',
      outcome: 'planned',
      cancelledAt: null,
      series: null,
      priceCents: companion === null ? agreed : family.priceCents,
      isFirstOfChild,
      withCredit: false,
    };
    if (index === 0) visit.createdAt = plus(person.createdAt, habit === 'desk' ? 3 : random.int(6, 25));
    else if (habit === 'desk') {
      const opening = visits[Math.floor((index - 1) / batch) * batch];
      visit.createdAt = plus(opening?.endsAt ?? startsAt, 6);
      const everyWeeks = episode.slot.key.split('/').length > 3 ? 2 : 1;
      const key = `${episode.slot.key}/${Math.floor((index - 1) / batch)}/${lastDay}`;
      visit.series = { key, everyWeeks, id: 0 };
    } else {
      const booked =
        instantOf(addDays(day, -random.int(4, 13)), '08:00').getTime() + random.int(0, 820) * minute;
      visit.createdAt = new Date(Math.max(booked, plus(person.createdAt, 30).getTime()));
    }
    decideOutcome(visit, now, context.today);
    visits.push(visit);
  }
  return visits;
}

function decideOutcome(visit: Visit, now: Date, today: Day): void {
  const random = visit.patient.random.fork(`outcome/${visit.day}`);
  const lot = visit.index === 0 ? 0 : random.next();
  const noticeHours = random.int(30, 110);
  const isEarly = lot > 0.905 && lot < 0.972;
  if (isEarly || lot >= 0.988) {
    const cancelledAt = daytime(new Date(visit.startsAt.getTime() - noticeHours * hour));
    const isInTime = visit.startsAt.getTime() - cancelledAt.getTime() > 25 * hour;
    if (isInTime && cancelledAt > plus(visit.createdAt, 60) && cancelledAt <= now) {
      visit.outcome = isEarly ? 'cancelled' : 'clinic_cancelled';
      visit.cancelledAt = cancelledAt;
      return;
    }
  }
  if (visit.startsAt > now) {
    // On the day itself, people wait a few minutes before their hour.
    if (visit.day === today && plus(visit.startsAt, -6) <= now) visit.outcome = 'arrived';
    return;
  }
  const isRecent = now.getTime() - visit.startsAt.getTime() < 4 * dayMs;
  if (visit.day === today) decideToday(visit, now, lot);
  else if (lot > 0.84 && lot < 0.875) visit.outcome = 'no_show';
  else if (lot >= 0.875 && lot < 0.905) visit.outcome = 'cancelled_late';
  else visit.outcome = isRecent && lot > 0.78 && lot < 0.84 ? 'unnoted' : 'fulfilled';
}

/** Today's hours are noted as the day goes: arrived at the start, seen at the end. */
function decideToday(visit: Visit, now: Date, lot: number): void {
  if (lot > 0.86 && lot < 0.905) {
    visit.outcome = plus(visit.startsAt, 20) <= now ? 'no_show' : 'planned';
    return;
  }
  if (lot > 0.972 && lot < 0.988) return;
  visit.outcome = plus(visit.endsAt, 3) <= now ? 'fulfilled' : 'arrived';
}

/** Moves an instant of the night to the morning. */
function daytime(at: Date): Date {
  const hours = at.getUTCHours();
  return hours >= 7 && hours < 20 ? at : plus(at, hours < 7 ? (7 - hours) * 60 : (31 - hours) * 60);
}

export type Treatment = { patient: Patient; visits: readonly Visit[] };

/** Patients with the appointments they attended, oldest first. */
export const listTreatments = (visits: readonly Visit[]): Treatment[] =>
  [...Map.groupBy(visits, ({ patient }) => patient)].map(([patient, own]) => ({
    patient,
    visits: own
      .filter(({ outcome }) => outcome === 'fulfilled')
      .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime()),
  }));
