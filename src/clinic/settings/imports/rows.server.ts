import { type ImportedVisit, importAppointment } from '#clinic/appointments/service.server.ts';
import type { Person } from '#clinic/audit/contract.ts';
import { createAtDesk } from '#clinic/patients/service.server.ts';
import { dayOfAge } from '#clinic/patients/terms.ts';
import { importSessions } from '#clinic/subscriptions/service.server.ts';
import { clinic } from '#config';
import { defaultLanguage } from '#platform/language/language.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDateAndTime, formatDay } from '#platform/time/dates.ts';
import { instantsOf } from '#platform/time/zoned-time.ts';
import type { ImportKind } from '../terms.ts';
import { readAudience, readDay, readKind, readMinutes, readTime, splitDayAndTime } from './cell-rules.ts';
import type { ImportDeps } from './deps.server.ts';
import type { KnownPeople } from './known-people.server.ts';
import { type ImportLine, type LinePerson, readPerson, readRecordFields } from './line.server.ts';
import { findProfessional } from './person-rules.ts';
import { defaultValidityMonths } from './terms.ts';
import { texts } from './texts.ts';

export type ImportContext = {
  deps: ImportDeps;
  tx: Database;
  actor: Person;
  now: Date;
  known: KnownPeople;
  options: { outsideHours: boolean; isTold: boolean };
};

export type RowResult = { what: string; id: number | null; isPresent: boolean };

const rejectedRow = (what: string): RowResult => ({ what, id: null, isPresent: false });

/** For unverified accounts. The birth date on the record is entered by the clinic, so it is trusted. */
const unverifiedAccount = () => texts().row.unverifiedAccount;

/** Imports one row; problems are added to it, and then nothing is written. */
export const importLine: Record<
  ImportKind,
  (context: ImportContext, line: ImportLine) => Promise<RowResult>
> = {
  async people({ tx, now, known }, line) {
    const person = readPerson(line);
    const { name, phone, email, somebody } = person;
    const what = [name, phone ?? email, somebody.birthDate && formatDay(somebody.birthDate)]
      .filter(Boolean)
      .join(' · ');
    if (somebody.birthDate !== null && somebody.birthDate > wallTimeOf(now).day)
      line.wrong('birthDate', texts().row.birthInFuture);
    if (somebody.birthDate !== null && somebody.birthDate < '1900-01-01')
      line.wrong('birthDate', texts().row.birthTooLongAgo);
    if (line.problems.length > 0) return rejectedRow(what);
    const { same, unclear, unproved } = known.find(name, somebody);
    if (same.length > 0) return { what, id: null, isPresent: true };
    if (unproved.length > 0) {
      line.wrong(null, unverifiedAccount());
      return rejectedRow(what);
    }
    if (unclear.length > 0) {
      line.wrong(null, texts().row.unclearRecord);
      return rejectedRow(what);
    }
    const card = { fullName: name, phone, email, birthDate: somebody.birthDate, ...readRecordFields(line) };
    const id = await createAtDesk(tx, card, now);
    known.add(name, { id, ...somebody });
    if (phone === null && email === null && (line.has('phone') || line.has('email')))
      line.notes.push(texts().row.unreachable);
    return { what, id, isPresent: false };
  },

  async appointments(context, line) {
    const { deps, tx, actor, now } = context;
    if (isNotImported(line))
      return rejectedRow([line.name, line.text('date'), line.text('time')].filter(Boolean).join(' · '));
    const person = readPerson(line);
    const startsAt = readStart(line);
    const minutes = readDuration(line);
    const place = await readPlace(context, line);
    const what = [person.name, startsAt && formatDateAndTime(startsAt), place?.who]
      .filter(Boolean)
      .join(' · ');
    const patientId = findPatientOfLine(context, line, person);
    if (line.problems.length > 0 || patientId === null || startsAt === null || place === null)
      return rejectedRow(what);
    const { who: _, ...visit } = place;
    const written = await importAppointment(
      deps,
      tx,
      actor,
      { ...visit, ...context.options, patientId, startsAt, minutes },
      now,
    );
    if (typeof written === 'number') return { what, id: written, isPresent: false };
    line.wrong(null, written);
    return rejectedRow(what);
  },

  async sessions(context, line) {
    const { tx, now } = context;
    const person = readPerson(line);
    const package_ = readPackage(line, now);
    const patientId = findPatientOfLine(context, line, person);
    if (line.problems.length > 0 || patientId === null || package_ === null) return rejectedRow(person.name);
    const { sessions, lastDay, name } = package_;
    const count = sessions === 1 ? texts().row.oneSession : texts().row.sessions(sessions);
    const what = texts().row.package(person.name, count, formatDay(lastDay), name);
    const id = await importSessions(tx, { ...package_, patientId }, now);
    return { what, id: id ?? null, isPresent: id === undefined };
  },
};

/** Finds the existing record of a row. */
function findPatientOfLine(
  { known }: ImportContext,
  line: ImportLine,
  { name, somebody }: LinePerson,
): number | null {
  // The missing name has been reported already.
  if (name === '') return null;
  const { same, unclear, unproved } = known.find(name, somebody);
  const [found, ...others] = same.length > 0 ? same : unclear;
  if (found !== undefined && others.length === 0) return found;
  const unknown = unproved.length > 0 ? unverifiedAccount() : texts().row.noRecord;
  const several = texts().row.severalRecords;
  line.wrong(null, found === undefined ? unknown : several);
  return null;
}

/** Reports why an appointment is not imported because of its state. */
function isNotImported(line: ImportLine): boolean {
  const { state } = line;
  if (state === 'cancelled') line.skip('status', texts().row.cancelled);
  if (state === 'missed') line.skip('status', texts().row.missed);
  if (state === 'skip') line.skip('status', texts().row.stateSkipped);
  if (state === 'unknown') line.wrong('status', texts().row.unknownState(line.unknownState));
  return state !== 'keep' && state !== 'unknown';
}

function readStart(line: ImportLine): Date | null {
  const [day, rest] = splitDayAndTime(line.text('date'));
  const text = line.text('time') || rest;
  const field = line.text('time') ? 'time' : 'date';
  const on = readDay(day);
  const at = readTime(splitTime(text));
  if (on === null) line.wrong('date', day === '' ? texts().row.dayMissing : texts().row.notADay(day));
  if (at === null) line.wrong(field, texts().row.timeMissing);
  if (on === null || at === null) return null;
  const [startsAt, again] = instantsOf(on, at);
  if (startsAt === undefined) line.wrong(field, texts().row.skippedTime(at));
  else if (again !== undefined) line.wrong(field, texts().row.repeatedTime(at));
  else return startsAt;
  return null;
}

const splitTime = (text: string): string => splitDayAndTime(text)[1] || text;

/** Same limits as planning by reception. */
const minutesRange = { shortest: 30, longest: 120, step: 5 };

/** Reads the duration from its column or from the end time; if both are given they must agree. */
function readDuration(line: ImportLine): number {
  const text = line.text('minutes');
  const said = text === '' ? null : readMinutes(text);
  const untilEnd = readDurationUntilEnd(line);
  if (said !== null && untilEnd !== null && said !== untilEnd)
    line.wrong('endTime', texts().row.lengthsDiffer(said, untilEnd));
  const minutes = text === '' ? (untilEnd ?? clinic.sessionMinutes) : (said ?? Number.NaN);
  const { shortest, longest, step } = minutesRange;
  if (!Number.isInteger(minutes) || minutes < shortest || minutes > longest || minutes % step !== 0)
    line.wrong(
      text === '' && untilEnd !== null ? 'endTime' : 'minutes',
      texts().row.lengthRange(shortest, longest, step),
    );
  return minutes;
}

function readDurationUntilEnd(line: ImportLine): number | null {
  const text = line.text('endTime');
  if (text === '') return null;
  const [startDay, startRest] = splitDayAndTime(line.text('date'));
  const [endDay, endRest] = splitDayAndTime(text);
  const start = readTime(splitTime(line.text('time') || startRest));
  const end = readTime(endRest || text);
  if (end === null) line.wrong('endTime', texts().row.notATime(text));
  // An invalid start has been reported already.
  if (end === null || start === null) return null;
  const isOtherDay = endRest !== '' && readDay(endDay) !== readDay(startDay);
  const minutes = minuteOfDay(end) - minuteOfDay(start);
  if (!isOtherDay && minutes > 0) return minutes;
  line.wrong('endTime', isOtherDay ? texts().row.endsOtherDay : texts().row.endsBeforeStart);
  return null;
}

const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

type Place = Pick<ImportedVisit, 'professionalId' | 'kind' | 'address'> & { who: string };

async function readPlace({ deps }: ImportContext, line: ImportLine): Promise<Place | null> {
  const { people } = await deps.schedule();
  const said = line.text('professional');
  const only = people.size === 1 ? [...people.keys()][0] : undefined;
  const professionalId = said === '' ? (only ?? null) : findProfessional(said, people);
  if (professionalId === null)
    line.wrong(
      'professional',
      said === '' ? texts().row.professionalMissing : texts().row.unknownProfessional(said),
    );
  const type = line.text('type');
  const kind = type === '' ? 'office' : readKind(type);
  if (kind === null) line.wrong('type', texts().row.unknownKind(type));
  const address = line.text('address') || null;
  if (kind === 'home' && address === null) line.wrong('address', texts().row.addressMissing);
  if (address !== null && address.length > 200) line.wrong('address', texts().row.addressTooLong);
  if (professionalId === null || kind === null) return null;
  return { professionalId, kind, address, who: people.get(professionalId)?.name ?? '' };
}

/** Above any plausible remainder. */
const maxSessions = 100;

/** Accepts '6.0', as spreadsheets may write 6. */
function readCount(line: ImportLine, field: 'sessions' | 'total' | 'used'): number | null {
  const text = line.text(field);
  return /^\d{1,6}(?:[.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : null;
}

function readPackage(line: ImportLine, now: Date) {
  const sessions = readCount(line, 'sessions') ?? Number.NaN;
  if (!Number.isInteger(sessions) || sessions < 1 || sessions > maxSessions)
    line.wrong('sessions', texts().row.sessionsMissing(maxSessions));
  const [total, used] = [readCount(line, 'total'), readCount(line, 'used')];
  if (Number.isInteger(sessions) && total !== null && used !== null && total - used !== sessions)
    line.wrong('sessions', texts().row.wrongSum(total, used, sessions));
  const { day: today } = wallTimeOf(now);
  const said = line.text('until');
  const lastDay = said === '' ? dayOfAge(today, defaultValidityMonths) : readDay(said);
  if (lastDay === null) line.wrong('until', texts().row.notADay(said));
  else if (lastDay < today) line.wrong('until', texts().row.isOver);
  else if (lastDay > dayOfAge(today, 120)) line.wrong('until', texts().row.tooFarAhead);
  const audience = readAudience(line.text('audience'));
  if (audience === null) line.wrong('audience', texts().row.audienceMissing);
  // Stored, and the patient reads it too.
  const name = line.text('name').slice(0, 80) || texts(defaultLanguage).row.earlierSessions;
  if (line.problems.length > 0 || lastDay === null || audience === null) return null;
  return { sessions, lastDay, audience, name };
}
