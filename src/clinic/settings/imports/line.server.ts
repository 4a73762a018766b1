import { type NewPatient, newPatient } from '#clinic/patients/contract.ts';
import { type PatientField, recordFields } from '#clinic/patients/fields.ts';
import { cleanPhone } from '#platform/text/phone.ts';
import { readDay, readLanguage } from './cell-rules.ts';
import type { ImportRequest } from './contract.ts';
import type { Table } from './csv-file.server.ts';
import { type RowMeaning, readState } from './headings.ts';
import { comparablePhone, type PersonIdentity } from './person-rules.ts';
import type { Columns, Field } from './terms.ts';
import { texts } from './texts.ts';

type Problem = { column: string | null; message: string };

/** A row by field; collects its problems. */
export type ImportLine = {
  number: number;
  cells: readonly string[];
  /** Name with first name first; empty if missing. */
  name: string;
  /** The original name if it contains a comma. */
  commaName: string | null;
  /** For appointments: state of the row, with the chosen meaning of unknown states applied. */
  state: RowMeaning | 'skip';
  unknownState: string | null;
  problems: Problem[];
  notes: string[];
  /** Whether the row is omitted on purpose, without anything to correct. */
  isSkipped: boolean;
  has: (field: Field) => boolean;
  text: (field: Field) => string;
  /** Non-empty cells of all columns for the field. */
  texts: (field: Field) => string[];
  wrong: (field: Field | null, message: string) => void;
  skip: (field: Field, message: string) => void;
};

type States = NonNullable<ImportRequest['states']>;
type ReadOptions = {
  columns: Columns;
  spare: Partial<Record<Field, number[]>>;
  states: States;
  nameOrder: ImportRequest['nameOrder'];
};

export const chosenMeaning = (states: States, text: string): 'keep' | 'skip' | null =>
  (Object.hasOwn(states, text) ? states[text] : undefined) ?? null;

export function lineOf(
  { headings }: Table,
  { line: number, cells }: Table['rows'][number],
  { columns, spare, states, nameOrder }: ReadOptions,
): ImportLine {
  const columnsFor = (field: Field) => [columns[field] ?? -1, ...(spare[field] ?? [])];
  const text = (field: Field) => cells[columns[field] ?? -1] ?? '';
  const { state, unknown } = stateOf(
    columnsFor('status').map((place) => ({ heading: headings[place] ?? '', cell: cells[place] ?? '' })),
  );
  const parts = [text('firstName'), text('middleName'), text('lastName'), text('secondLastName')];
  const commaName = findCommaName(parts);
  const line: ImportLine = {
    number,
    cells,
    name: commaName !== null && nameOrder === 'turn' ? reverseCommaName(commaName) : joinNames(parts),
    commaName,
    state: unknown === null ? state : (chosenMeaning(states, unknown) ?? 'unknown'),
    unknownState: unknown,
    problems: [],
    notes: [],
    isSkipped: false,
    has: (field) => columns[field] !== undefined,
    text,
    texts: (field) => columnsFor(field).flatMap((place) => cells[place] || []),
    wrong: (field, message) => {
      line.problems.push({ column: (field && headings[columns[field] ?? -1]) ?? null, message });
    },
    skip: (field, message) => {
      line.wrong(field, message);
      line.isSkipped = true;
    },
  };
  if (commaName !== null && nameOrder === undefined) line.wrong('firstName', texts().line.sayNameOrder);
  return line;
}

const joinNames = (parts: readonly string[]): string => parts.join(' ').replaceAll(/\s+/g, ' ').trim();

/** 'GARCÍA LÓPEZ, Ana' in a single column. */
function findCommaName([name = '', ...others]: readonly string[]): string | null {
  if (others.some((part) => part !== '')) return null;
  const parts = name.split(',').map((part) => part.trim());
  return parts.length === 2 && parts.every((part) => part !== '') ? name : null;
}

const reverseCommaName = (name: string): string => joinNames(name.split(',').reverse());

/** Combines the state columns: any cancellation wins. */
function stateOf(cells: readonly { heading: string; cell: string }[]): {
  state: RowMeaning;
  unknown: string | null;
} {
  const read = cells.map(({ heading, cell }) => ({ state: readState(heading, cell), cell }));
  for (const state of ['cancelled', 'missed'] as const)
    if (read.some((one) => one.state === state)) return { state, unknown: null };
  const unknown = read.find(({ state }) => state === 'unknown');
  return unknown
    ? { state: 'unknown', unknown: unknown.cell.slice(0, 200) }
    : { state: 'keep', unknown: null };
}

export type LinePerson = {
  name: string;
  somebody: PersonIdentity;
  phone: string | null;
  email: string | null;
};

const fieldsByPath: Record<string, Field> = { fullName: 'firstName', phone: 'phone', email: 'email' };

export function readPerson(line: ImportLine): LinePerson {
  const { name } = line;
  // Outlook writes an unknown birthday as '0/0/00'.
  const birth = line.text('birthDate').replace(/^0+[/-]0+[/-]0+$/, '');
  const birthDate = birth === '' ? null : readDay(birth);
  if (birth !== '' && birthDate === null) line.wrong('birthDate', texts().line.noBirthDate(birth));
  const phones = line.texts('phone').flatMap(readPhones);
  const phone = phones.find(isMobile) ?? phones[0] ?? null;
  const [email = null, ...otherMails] = [...new Set(line.texts('email').flatMap(splitValues))];
  const others = [
    ...new Set(phones.filter((other) => comparablePhone(other) !== comparablePhone(phone))),
    ...otherMails,
  ];
  if (others.length > 0) line.notes.push(texts().line.notKept(others.slice(0, 5).join(', ')));
  const read = newPatient.safeParse({ fullName: name, phone, email });
  for (const { path, message } of read.error?.issues ?? [])
    line.wrong(fieldsByPath[String(path[0])] ?? null, message);
  const tail = comparablePhone(phone);
  if (read.success && phone !== null && tail === null) line.wrong('phone', texts().line.digitsMissing(phone));
  return {
    name,
    phone: phone === null ? null : cleanPhone(phone),
    email,
    somebody: { tail, email: email?.toLowerCase() ?? null, birthDate },
  };
}

/** Read with the name; the others only describe the record. */
const identifying: readonly string[] = ['phone', 'email', 'birthDate'];

/** Fields of the record that the file has. An invalid one is left out with a note: it keeps nobody out of the import. */
export function readRecordFields(line: ImportLine): Partial<NewPatient> {
  const read: Partial<Record<PatientField, string>> = {};
  for (const field of recordFields) {
    const cell = line.text(field);
    if (cell === '' || identifying.includes(field)) continue;
    const value = field === 'language' ? readLanguage(cell) : cell;
    const { error } = newPatient.shape[field].safeParse(value);
    if (error === undefined) read[field] = value;
    else line.notes.push(texts().line.valueNotKept(cell.slice(0, 60), error.issues[0]?.message));
  }
  return newPatient.partial().parse(read);
}

const splitValues = (cell: string): string[] =>
  cell
    .split(/:::|[;|\n]|,(?=\s)|\s\/\s/)
    .map((value) => value.replace(/^\s*\p{L}[\p{L} .]{0,30}:\s*/u, '').trim())
    .filter((value) => value !== '');

/** Parses phone numbers; spreadsheets may write '600252526.0' or '6.00252526E+08'. */
const readPhones = (cell: string): string[] =>
  splitValues(cell).map((value) => {
    if (/^\d{6,15}\.0+$/.test(value)) return value.replace(/\.0+$/, '');
    const digits = /^(\d)[.,](\d{5,14})E\+?(\d{1,2})$/i.exec(value);
    return digits && Number(digits[3]) >= (digits[2] ?? '').length
      ? `${digits[1]}${digits[2]}`.padEnd(Number(digits[3]) + 1, '0')
      : value;
  });

const isMobile = (phone: string): boolean => /^(\+34)?[67]/.test(comparablePhone(phone) ?? '');
