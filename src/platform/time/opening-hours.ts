import { clinic } from '#config';
import { currentLanguage, type Language } from '../language/language.ts';
import { joinList } from '../text/lists.ts';
import { clockTime, minutesOfDay, type TimeOfDay } from './calendar-days.ts';
import { dateWords } from './date-words.ts';

/** A longer gap between sessions is the noon break, when nobody is there. */
const pauseMinutes = 90;

const clockOf = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Opening times from the sessions of a day, in minutes since midnight.
 * @param slots session starts in order
 * @param sessionMinutes duration of each
 */
function mergeSessions(slots: readonly TimeOfDay[], sessionMinutes: number) {
  const stretches: { from: number; until: number }[] = [];
  for (const start of slots.map(minutesOfDay)) {
    const last = stretches.at(-1);
    if (last && start - last.until <= pauseMinutes) last.until = start + sessionMinutes;
    else stretches.push({ from: start, until: start + sessionMinutes });
  }
  return stretches;
}

export const listOpeningTimes = (slots: readonly TimeOfDay[], sessionMinutes: number) =>
  mergeSessions(slots, sessionMinutes).map(({ from, until }) => ({
    opens: clockTime(from),
    closes: clockTime(until),
  }));

export const formatOpeningHours = (
  slots: readonly TimeOfDay[],
  sessionMinutes: number,
  language: Language = currentLanguage(),
): string =>
  joinList(
    mergeSessions(slots, sessionMinutes).map(({ from, until }) =>
      dateWords(language).fromTo(clockOf(from), clockOf(until)),
    ),
    language,
  );

/**
 * 'de lunes a viernes', or 'lunes, miércoles y viernes' if not consecutive.
 * @param days ISO weekdays, 1 is Monday, in order
 */
export function formatWeekdays(days: readonly number[], language: Language = currentLanguage()): string {
  const names = weekdayNamesOf(days, language);
  return areConsecutive(days)
    ? dateWords(language).fromTo(names[0] ?? '', names.at(-1) ?? '')
    : joinList(names, language);
}

const weekdayNamesOf = (days: readonly number[], language: Language) =>
  days.map((day) => dateWords(language).weekdays[day - 1] ?? '');
const areConsecutive = (days: readonly number[]) =>
  days.length > 2 && days.every((day, index) => day === (days[0] ?? 0) + index);

/**
 * The clinic's hours for phone and messages: 'de lunes a viernes, de 9:00 a 13:00 y de 16:00 a 20:00'. Used
 * everywhere, so that all places agree.
 */
export const answeringHours = (language: Language = currentLanguage()): string =>
  `${formatWeekdays(clinic.workingWeekdays, language)}, ${formatOpeningHours(clinic.slots, clinic.sessionMinutes, language)}`;

/** Abbreviated for one line of a phone: 'lun–vie, 9–13 y 16–20 h'. */
export function formatBriefHours(
  days: readonly number[],
  slots: readonly TimeOfDay[],
  sessionMinutes: number,
): string {
  const names = days.map((day) => dateWords().shortWeekdays[day - 1] ?? '');
  const brief = (minutes: number) => clockOf(minutes).replace(':00', '');
  const hours = mergeSessions(slots, sessionMinutes).map(
    ({ from, until }) => `${brief(from)}–${brief(until)}`,
  );
  return `${areConsecutive(days) ? `${names[0]}–${names.at(-1)}` : joinList(names)}, ${joinList(hours)}\u00a0h`;
}

export const briefAnsweringHours = (): string =>
  formatBriefHours(clinic.workingWeekdays, clinic.slots, clinic.sessionMinutes);
