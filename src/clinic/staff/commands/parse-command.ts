import { fold } from '#platform/text/fold.ts';
import {
  addDays,
  type Day,
  daysBetween,
  isDay,
  type TimeOfDay,
  weekdayOf,
} from '#platform/time/calendar-days.ts';
import { dayNames } from './day-names.ts';

export type Moment = { day: Day; time?: TimeOfDay };

/** The request in a line typed into the command palette. */
export type Command = {
  /** Whether it begins with 'nueva cita', 'cita nova' or the like. */
  isBooking: boolean;
  /** The words that are neither an action nor a date, as typed: a name, or part of one. */
  name: string;
  /** Possible dates and times, the likeliest first; empty without a date. 'Martes 16' may be a date or an hour. */
  moments: Moment[];
};

/** The words of a line, as typed and folded for comparison. Both lists have the same length. */
type Words = { typed: string[]; folded: string[] };

/** Hours below this one mean the afternoon: 'a las 5' is 17:00. */
const firstMorningHour = 8;
/** A number after a weekday is an hour within these, unless the date is near. */
const workingHours = { first: 8, last: 20 };
/** A weekday and a number are a date if they meet within this many days. */
const nearDays = 45;
const furthestDays = 4 * 366;

/**
 * Reads an action, a name and a date from a typed line: 'nueva cita Laia martes 16', '3 de mayo', 'demà a les 10'.
 * Reads Spanish and Catalan in either panel, because people mix them. Accents and upper case do not matter. Words it
 * does not know are a name. An impossible date stays in the name.
 * @param today in Madrid; dates without a year are today or later
 */
export function parseCommand(line: string, today: Day): Command {
  const words = splitWords(line);
  const isBooking = take(words, bookingPattern) !== undefined;
  const isAfternoon = take(words, afternoonPattern) !== undefined;
  const isMorning = take(words, /(?:por|de|en) la manana|(?:al|del) mati/) !== undefined;
  const timeOf = (hour: string | undefined, minutes: string | undefined) =>
    readTime(hour, minutes, { isAfternoon, isMorning });
  let moments = takeMoments(words, today, timeOf);
  const time = takeTime(words, timeOf, isBooking && moments.length > 0);
  if (time !== undefined) moments = moments.length > 0 ? addTime(moments, time) : [{ day: today, time }];
  return { isBooking, name: trimName(words.typed), moments };
}

const afternoonPattern =
  /(?:por|de|en) la (?:tarde|noche)|(?:a|de) la (?:tarda|nit)|(?:al|del) (?:vespre|migdia)/;

/**
 * Folds words without a final comma; the dot in '10.30' becomes a colon. The month 'març' becomes the Spanish one,
 * because folded it would be the first name 'Marc'.
 */
function splitWords(line: string): Words {
  const typed = line.split(/\s+/).filter((word) => fold(word) !== '');
  const folded = typed.map((word) =>
    fold(
      word
        .normalize('NFC')
        .replace(/[,;]+$/, '')
        .replace(/^març$/i, 'marzo')
        .replace(/^(\d{1,2})\.(\d{2})h?$/, '$1:$2'),
    ).replaceAll(' ', '-'),
  );
  return { typed, folded };
}

/** Removes the first words that match, and returns the match. The pattern matches whole words only. */
function take(words: Words, pattern: RegExp): RegExpExecArray | undefined {
  const text = words.folded.join(' ');
  const found = new RegExp(`(?<=^| )(?:${pattern.source})(?= |$)`).exec(text);
  if (found === null) return undefined;
  const first = text.slice(0, found.index).split(' ').length - 1;
  const count = found[0].split(' ').length;
  words.typed.splice(first, count);
  words.folded.splice(first, count);
  return found;
}

/** Also half-typed, once its first word is complete: 'nueva ci', 'nova ci'. */
const bookingPattern =
  /^(?:(?:nueva|nova) c(?:i(?:t(?:as?|es)?)?)?|cita (?:nueva|nova)|citas?|cites|citar|(?:dar|donar) (?:hora|cita)|reservar)(?: (?:a|con|para|amb|per a|per))?/;

const leadingConnectives = ['a', 'con', 'para', 'amb', 'per'];
const trailingConnectives = [...leadingConnectives, 'al', 'de', 'del', 'el', 'la', 'las', 'les'];

/** Removes the connectives before a name, and those after it that belong to a date not typed yet. */
function trimName(typed: readonly string[]): string {
  const first = typed.findIndex((word) => !leadingConnectives.includes(fold(word)));
  const last = typed.findLastIndex((word) => !trailingConnectives.includes(fold(word)));
  return typed
    .slice(Math.max(first, 0), last + 1)
    .join(' ')
    .replace(/[,;]+$/, '');
}

type ReadTime = (hour: string | undefined, minutes: string | undefined) => TimeOfDay | undefined;

function readTime(
  hour: string | undefined,
  minutes: string | undefined,
  { isAfternoon, isMorning }: { isAfternoon: boolean; isMorning: boolean },
): TimeOfDay | undefined {
  const typed = Number(hour);
  const isLater = typed > 0 && typed < 12 && (isAfternoon || (!isMorning && typed < firstMorningHour));
  const value = isLater ? typed + 12 : typed;
  if (value > 23 || Number(minutes ?? 0) > 59) return undefined;
  return `${String(value).padStart(2, '0')}:${minutes ?? '00'}`;
}

const minutesInWords: Record<string, string> = { media: '30', cuarto: '15', mitja: '30', quart: '15' };

/** @param mayBeBare whether a number alone is an hour, as after a date */
function takeTime(words: Words, timeOf: ReadTime, mayBeBare: boolean): TimeOfDay | undefined {
  const spoken = take(words, /a (?:las?|les) (\d{1,2})(?::(\d{2}))?h?(?: [yi] (media|cuarto|mitja|quart))?/);
  if (spoken) return timeOf(spoken[1], spoken[2] ?? minutesInWords[spoken[3] ?? '']);
  const written = take(words, /(\d{1,2}):(\d{2})h?/) ?? take(words, /(\d{1,2}) ?h/);
  if (written) return timeOf(written[1], written[2]);
  const bare = mayBeBare ? take(words, /(?:(?:las?|les) )?(\d{1,2})/) : undefined;
  return bare && timeOf(bare[1], undefined);
}

/** Adds an explicit time. Drops readings that took a number for the hour. */
const addTime = (moments: readonly Moment[], time: TimeOfDay): Moment[] =>
  moments.filter((one) => one.time === undefined).map(({ day }) => ({ day, time }));

/** Pattern of a name or its first letters, at least `minLetters`: 'lun', 'lune', 'lunes'. */
function prefixPattern(name: string, minLetters: number): string {
  const rest = [...name.slice(minLetters)].reduceRight((inner, letter) => `(?:${letter}${inner})?`, '');
  return name.slice(0, minLetters) + rest;
}

/** By language, folded, Monday first. */
const weekdayNames = [dayNames.es.weekdays.map(fold), dayNames.ca.weekdays.map(fold)];
const shortWeekdays = dayNames.ca.shortWeekdays;
const monthNames = [dayNames.es.months.map(fold), dayNames.ca.months.map(fold)];

const anyOf = (names: readonly string[], minLettersOf: (name: string) => number): string =>
  names.map((name) => prefixPattern(name, minLettersOf(name))).join('|');

/** 'Dim' begins both 'dimarts' and 'dimecres'. */
const fewestLetters = (name: string): number => (name.startsWith('dim') ? 4 : 3);
/** 'Mar' and 'Dima' alone are first names, so 'martes', 'dimarts' and 'dimecres' need one more letter. */
const fewestAlone = (name: string): number => fewestLetters(name) + (/^mart|^dim/.test(name) ? 1 : 0);
const weekdayPattern = `(${anyOf(weekdayNames.flat(), fewestAlone)})`;
const weekdayBeforeNumber = `(${anyOf(weekdayNames.flat(), fewestLetters)}|${shortWeekdays.join('|')})`;
/** Without its cedilla 'març' is a month only after 'de', otherwise the first name 'Marc'. */
const monthPattern = `(${anyOf(
  monthNames.flat().filter((name) => name !== 'marc'),
  () => 3,
)}|(?<=de )marc)`;
/** Folding leaves the article of 'l’11' beside the number, and 'd’abril' as one word. */
const dayOfMonth = '(?:el )?(?:dia )?l?(\\d{1,2})';
const ofMonth = `(?: de)? d?${monthPattern}`;
const yearPattern = '(?:(?: del?)? (\\d{4}))?';

type Groups = (string | undefined)[];
type Reading = (groups: Groups, today: Day, timeOf: ReadTime) => Moment[];

/** Patterns of dates, the most specific first. */
const readings: [RegExp, Reading][] = [
  [/(?:el )?pasado manana|dema passat|passat dema/, (_, today) => [{ day: addDays(today, 2) }]],
  [
    new RegExp(`(?:el )?(?:${weekdayBeforeNumber} )?${dayOfMonth}${ofMonth}${yearPattern}`),
    ([, date, month, year], today) => momentsOf(findDate(today, date, readMonth(month), year)),
  ],
  [
    /(?:el )?(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?/,
    ([date, month, year], today) =>
      momentsOf(findDate(today, date, Number(month), year?.length === 2 ? `20${year}` : year)),
  ],
  [/(\d{4}-\d{2}-\d{2})/, ([day = '']) => momentsOf(isDay(day) ? day : undefined)],
  [
    new RegExp(`(?:el )?${weekdayBeforeNumber} (?:dia )?(\\d{1,2})`),
    ([weekday, number], today, timeOf) => readWeekdayAndNumber(today, weekday, number, timeOf),
  ],
  [
    new RegExp(`(?:el |este |aquest )?(?:proximo |proper )?${weekdayPattern}(?: que viene| que ve| vinent)?`),
    ([weekday], today) => momentsOf(nextWeekday(today, weekday)),
  ],
  [/hoy|avui/, (_, today) => [{ day: today }]],
  [/manana|dema/, (_, today) => [{ day: addDays(today, 1) }]],
  [/ayer|ahir/, (_, today) => [{ day: addDays(today, -1) }]],
  [
    /(?:(?:el dia|el|dia) |l)(\d{1,2})/,
    ([date], today) => momentsOf(findDay(today, nearDays, (day) => Number(day.slice(8)) === Number(date))),
  ],
];

/** The moments of the first date in the line; its words are removed if the date exists. */
function takeMoments(words: Words, today: Day, timeOf: ReadTime): Moment[] {
  for (const [pattern, read] of readings) {
    const rest: Words = { typed: [...words.typed], folded: [...words.folded] };
    const found = take(rest, pattern);
    if (found === undefined) continue;
    const moments = read(found.slice(1), today, timeOf);
    if (moments.length === 0) continue;
    Object.assign(words, rest);
    return moments;
  }
  return [];
}

const momentsOf = (day: Day | undefined): Moment[] => (day === undefined ? [] : [{ day }]);

/** 1 for Monday; the pattern has matched one of them. */
const readWeekday = (typed = '') => shortWeekdays.indexOf(typed) + 1 || readName(weekdayNames, typed);
/** 1 for January. */
const readMonth = (typed = '') => readName(monthNames, typed);

/** Place from 1 of the name, in any language, that begins with the typed letters. */
function readName(names: readonly (readonly string[])[], typed: string): number {
  const places = names.map((ofLanguage) => ofLanguage.findIndex((name) => name.startsWith(typed)));
  return Math.max(...places) + 1;
}

/** The first day, today or later, for which `fits` is true. */
function findDay(today: Day, maxDays: number, fits: (day: Day) => boolean): Day | undefined {
  for (let ahead = 0; ahead <= maxDays; ahead++) {
    const day = addDays(today, ahead);
    if (fits(day)) return day;
  }
  return undefined;
}

/** Without a year the next such date, today included; the 29th of February may be years away. */
function findDate(today: Day, date: string | undefined, month: number, year?: string): Day | undefined {
  const end = `${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  if (year !== undefined) return isDay(`${year}-${end}`) ? `${year}-${end}` : undefined;
  // A leap year has every date, so impossible ones are not searched for.
  if (!isDay(`2000-${end}`)) return undefined;
  return findDay(today, furthestDays, (day) => day.endsWith(end));
}

/** The next such weekday after today. Today's own weekday is a week away, because today is called 'hoy'. */
function nextWeekday(today: Day, typed: string | undefined): Day | undefined {
  const weekday = readWeekday(typed);
  return findDay(addDays(today, 1), 6, (day) => weekdayOf(day) === weekday);
}

/**
 * Reads 'martes 16': the date if the next Tuesday that is a 16th is near. Otherwise next Tuesday at 16:00, if that is a
 * working hour, and then the far date.
 */
function readWeekdayAndNumber(
  today: Day,
  typed: string | undefined,
  number: string | undefined,
  timeOf: ReadTime,
): Moment[] {
  const weekday = readWeekday(typed);
  const date = findDay(
    today,
    furthestDays,
    (day) => weekdayOf(day) === weekday && Number(day.slice(8)) === Number(number),
  );
  if (date !== undefined && daysBetween(today, date) <= nearDays) return [{ day: date }];
  const hour = Number(number);
  const next = nextWeekday(today, typed);
  const time = timeOf(number, undefined);
  const isHour = hour >= workingHours.first && hour <= workingHours.last;
  const farDate = momentsOf(date);
  return next && time && isHour ? [{ day: next, time }, ...farDate] : farDate;
}
