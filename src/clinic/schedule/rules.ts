import type { ConsultationKind } from '#config';
import {
  clockTime,
  type Day,
  minutesOfDay,
  type TimeOfDay,
  weekdayOf,
} from '#platform/time/calendar-days.ts';

export type Range = { startsAt: Date; endsAt: Date };

type Kinds = ReadonlySet<ConsultationKind> | null;

/** A stretch of working hours, Madrid times, end excluded; kinds are null for all the professional offers. */
export type Block = { opens: TimeOfDay; closes: TimeOfDay; kinds: Kinds };

/** Length of a session, and the pause of the professional after it, in minutes. */
export type SessionLength = { minutes: number; pauseMinutes: number };

/** Working hours, absences and holidays. */
export type Schedule = {
  /** Bookable professional → ISO weekday → Madrid times, each with the kinds offered; null for all they offer. */
  hours: ReadonlyMap<number, ReadonlyMap<number, ReadonlyMap<TimeOfDay, Kinds>>>;
  /** Bookable professional → ISO weekday → blocks. On a weekday with blocks, `hours` do not apply. */
  blocks: ReadonlyMap<number, ReadonlyMap<number, readonly Block[]>>;
  /** Lengths of the four kinds. */
  sessions: ReadonlyMap<ConsultationKind, SessionLength>;
  people: ReadonlyMap<number, { name: string; roomUrl: string | null; kinds: ReadonlySet<ConsultationKind> }>;
  absences: readonly (Range & { professionalId: number | null })[];
  /** Madrid day → bookable professional → additional times on that day. */
  extraHours: ReadonlyMap<Day, ReadonlyMap<number, ReadonlySet<TimeOfDay>>>;
  isHoliday(day: Day): boolean;
};

export const overlap = (one: Range, other: Range): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/**
 * Whether the clinic works on a day: a weekday of the clinic's or with a block, without public or local holiday, or a
 * day with extra hours.
 * @param weekdays the clinic's ISO working weekdays
 */
export function isWorkingDay(schedule: Schedule, day: Day, weekdays: readonly number[]): boolean {
  if (schedule.extraHours.has(day)) return true;
  const weekday = weekdayOf(day);
  const isOpen =
    weekdays.includes(weekday) || [...schedule.blocks.values()].some((week) => week.has(weekday));
  return isOpen && !schedule.isHoliday(day);
}

/** A professional and a kind; undefined means any kind they offer. */
type Offer = { professionalId: number; kind?: ConsultationKind | undefined };

const permits = (kinds: Kinds, kind: ConsultationKind | undefined): boolean =>
  kinds === null || kind === undefined || kinds.has(kind);

/**
 * Whether a session of that length lies within a professional's weekly hours and they permit its kind: inside a block,
 * at any minute, or at one of the weekly hours on a weekday without blocks.
 */
export function worksWeekly(
  { hours, blocks }: Pick<Schedule, 'hours' | 'blocks'>,
  { professionalId, kind }: Offer,
  weekday: number,
  { time, minutes }: { time: TimeOfDay; minutes: number },
): boolean {
  const ofDay = blocks.get(professionalId)?.get(weekday);
  if (ofDay !== undefined) {
    const start = minutesOfDay(time);
    return ofDay.some(
      ({ opens, closes, kinds }) =>
        permits(kinds, kind) && minutesOfDay(opens) <= start && start + minutes <= minutesOfDay(closes),
    );
  }
  const kinds = hours.get(professionalId)?.get(weekday)?.get(time);
  return kinds !== undefined && permits(kinds, kind);
}

/** Starts that a block yields: one session and pause after the other from its opening on; the last pause may reach beyond. */
export function startsOfBlock(
  { opens, closes }: Block,
  { minutes, pauseMinutes }: SessionLength,
): TimeOfDay[] {
  const last = minutesOfDay(closes) - minutes;
  const starts: TimeOfDay[] = [];
  for (let at = minutesOfDay(opens); at <= last; at += minutes + pauseMinutes) starts.push(clockTime(at));
  return starts;
}

/**
 * Starts to show on a working day, free or not, in order: those of the professional's blocks, the clinic's slots on a
 * weekday without blocks, and extra hours.
 */
export function listStarts(
  schedule: Schedule,
  { professionalId, kind }: Offer,
  day: Day,
  length: SessionLength,
  slots: readonly TimeOfDay[],
): TimeOfDay[] {
  const blocks = schedule.isHoliday(day)
    ? undefined
    : schedule.blocks.get(professionalId)?.get(weekdayOf(day));
  const weekly =
    blocks?.filter(({ kinds }) => permits(kinds, kind)).flatMap((block) => startsOfBlock(block, length)) ??
    slots;
  const extra = schedule.extraHours.get(day)?.get(professionalId) ?? [];
  return [...new Set([...weekly, ...extra])].sort();
}

/**
 * Whether a professional works at a time for a kind and is not absent while busy. Extra hours permit every kind they
 * offer.
 * @param busy the session with travel times and pause, if any
 */
export function isAvailable(
  schedule: Schedule,
  offer: Offer,
  day: Day,
  time: TimeOfDay,
  session: Range,
  busy: Range = session,
): boolean {
  const { professionalId } = offer;
  const minutes = (session.endsAt.getTime() - session.startsAt.getTime()) / 60_000;
  // On holidays only extra hours count.
  const isWeekly =
    !schedule.isHoliday(day) && worksWeekly(schedule, offer, weekdayOf(day), { time, minutes });
  const extra = schedule.extraHours.get(day)?.get(professionalId);
  if (!isWeekly && !extra?.has(time)) return false;
  return !isAbsent(schedule, professionalId, busy);
}

/** Whether a professional, or the whole clinic, is absent at any moment of a session. */
export const isAbsent = (
  { absences }: Pick<Schedule, 'absences'>,
  professionalId: number,
  session: Range,
): boolean =>
  absences.some(
    (absence) =>
      (absence.professionalId === null || absence.professionalId === professionalId) &&
      overlap(absence, session),
  );
