import { type Kind, kinds } from '#clinic/services/contract.ts';
import { type Day, isDay, type TimeOfDay } from '#platform/time/calendar-days.ts';

/** Normalizes a heading or month for comparison: lower case, no accents. Names use `fold`. */
const foldCell = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00b7]/g, '')
    .toLowerCase();

/** Normalizes a heading, cell or name for comparison. */
export const normalizeCell = (text: string): string =>
  foldCell(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const monthNames: readonly RegExp[] = [
  /^(ene|gen|jan)/,
  /^feb/,
  /^mar/,
  /^a[bp]r/,
  /^(may|mai)/,
  /^jun/,
  /^jul/,
  /^a[ug]/,
  /^se[pt]/,
  /^o[ck]t/,
  /^nov/,
  /^(dic|des|dec)/,
];

/** Splits '3 de mayo de 1990', '3 de maig del 1990', '1 d’abril de 1990' or 'May 3, 1990' into year, month and day. */
function readNamedDay(text: string): (string | undefined)[] | null {
  const words = normalizeCell(text)
    .split(' ')
    .filter((word) => !['de', 'del', 'd', 'of', 'the'].includes(word));
  const [first = '', second = '', year = ''] = words;
  if (words.length !== 3 || !/^\d{4}$/.test(year)) return null;
  const [date, name] = /^\p{L}/u.test(first) ? [second, first] : [first, second];
  const month = monthNames.findIndex((names) => /^\p{L}{3,}$/u.test(name) && names.test(name));
  return month < 0 || !/^\d{1,2}(st|nd|rd|th)?$/.test(date)
    ? null
    : [year, String(month + 1), String(Number.parseInt(date, 10))];
}

/** Parses a spreadsheet serial date: days since 1899-12-30, from 1927 to 2099. */
function readSerial(text: string): Day | null {
  if (!/^[1-7]\d{4}(?:\.0+)?$/.test(text)) return null;
  return new Date(Date.UTC(1899, 11, 30) + Number(text) * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Parses a date with a four-digit year: '3/5/1990', '1990-05-03', '1990-05-03 00:00:00', '3 de mayo de 1990', or a
 * spreadsheet's '32996'; null if invalid. Numeric dates are read day first.
 */
export function readDay(text: string): Day | null {
  if (text.length > 60) return null;
  const bare = text.replace(/(?<=\d)[\sT]+0{1,2}:00(?::00(?:\.0+)?)?Z?$/, '');
  const spanish = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(bare);
  const iso = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(bare);
  const numbers = spanish ? [spanish[3], spanish[2], spanish[1]] : iso?.slice(1);
  const [year, month, date] = numbers ?? readNamedDay(bare) ?? [];
  if (year === undefined) return readSerial(bare);
  const day = `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

/** Parses a time: '9:00', '09.00 h', '17:30:00', '9h', '5:30 PM', or a spreadsheet's '0.4375'; null if invalid. */
export function readTime(text: string): TimeOfDay | null {
  const found = /^(\d{1,2})(?:[:.](\d{2})(?:[:.]\d{2})?)?\s*(?:h(?:oras)?)?(?:\s*([ap])\.?\s?m\.?)?$/i.exec(
    text,
  );
  if (found === null) return readFraction(text);
  const [, hours = '', minutes = '00', half] = found;
  if (half !== undefined && (Number(hours) < 1 || Number(hours) > 12)) return null;
  const hour =
    half === undefined ? hours : String((Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0));
  const time = `${hour.padStart(2, '0')}:${minutes}`;
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null;
}

/** Parses a time as a fraction of a day. */
function readFraction(text: string): TimeOfDay | null {
  if (!/^0[.,]\d{1,20}$/.test(text)) return null;
  const minutes = Math.round(Number(text.replace(',', '.')) * 1440);
  const pad = (value: number) => String(value).padStart(2, '0');
  return minutes < 1440 ? `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}` : null;
}

/** Splits a cell into day and time: '01/12/2026 10:30', '2026-12-01T10:30', or a spreadsheet's '46357.4375'. */
export function splitDayAndTime(text: string): [string, string] {
  if (text.length > 60) return [text, ''];
  const serial = /^(\d{5})(\.\d+)$/.exec(text);
  if (serial) return [serial[1] ?? '', Number(serial[2]) === 0 ? '' : `0${serial[2]}`];
  const found =
    /^(.*?[^\s,])(?:,?\s+(?:a (?:las|les) )?|T)(\d{1,2}(?:[:.]\d{2}){1,2}\D*|\d{1,2}\s*[hH]\D*)$/.exec(text);
  return found ? [found[1] ?? '', (found[2] ?? '').replaceAll(/\s+/g, ' ')] : [text, ''];
}

/** Parses a duration in minutes: '50', '50 min', '1:30', '1h', '1 h 30', '1,5 h', '00:50:00'; null if invalid. */
export function readMinutes(text: string): number | null {
  const words = text.toLowerCase().replace(/\.$/, '').trim();
  const clock = /^(\d{1,2}):([0-5]\d)(?::00)?$/.exec(words);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const hours =
    /^(\d{1,2})(?:[.,](\d{1,2}))?\s*h(?:\.|oras?|ores?|rs?|ours?)?(?:\s*[yi]?\s*([0-5]?\d)\s*(?:'|m|min|mins|minutos|minuts|minutes)?)?$/.exec(
      words,
    );
  if (hours) return Math.round(Number(`${hours[1]}.${hours[2] ?? 0}`) * 60) + Number(hours[3] ?? 0);
  const minutes = /^(\d{1,4})(?:[.,]0+)?\s*(?:'|m|min|mins|minutos|minuts|minutes)?$/.exec(words);
  return minutes ? Number(minutes[1]) : null;
}

const kindPatterns: Record<Kind, RegExp> = {
  video: /video|online|on line|telematic|zoom|distancia|no presencial/,
  home: /domicili|\bcasa\b/,
  child: /infantil|nino|nina|menor|\bnen(s|a|es)?\b/,
  office: /despacho|despatx|presencial|consult|clinica|centro|oficina|adult|individual/,
};

export function readKind(text: string): Kind | null {
  const words = normalizeCell(text);
  const order: readonly Kind[] = ['video', 'home', 'child', 'office'];
  return kinds.find((kind) => kind === words) ?? order.find((kind) => kindPatterns[kind].test(words)) ?? null;
}

/** A language of `fields.ts`; 'other' for any that it does not name. */
export function readLanguage(text: string): 'es' | 'ca' | 'en' | 'other' {
  const words = normalizeCell(text);
  if (/^(catala|valenci)|^(ca|cat)$/.test(words)) return 'ca';
  if (/^(castell|espan|espanyol|spanish)|^(es|esp|cas)$/.test(words)) return 'es';
  return /^(ingl|angl|english)|^(en|eng)$/.test(words) ? 'en' : 'other';
}

export function readAudience(text: string): 'adult' | 'child' | null {
  const words = normalizeCell(text);
  if (/infantil|nino|nina|menor|\bnen(s|a|es)?\b|child|^si$/.test(words))
    return /^no\b/.test(words) ? 'adult' : 'child';
  return /adult|^no$|^$/.test(words) ? 'adult' : null;
}
