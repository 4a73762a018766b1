import { newPatient } from '#clinic/patients/contract.ts';
import { readDay } from './cell-rules.ts';
import type { Table } from './csv-file.server.ts';
import { type Somebody, tailOf } from './person-rules.ts';
import type { Columns, Field } from './terms.ts';

type Problem = { column: string | null; message: string };

/** A line of a file by what its columns mean, which notes what is wrong with it. */
export type Line = {
  number: number;
  cells: readonly string[];
  problems: Problem[];
  /** What stands there; empty where there is no such column. */
  text: (field: Field) => string;
  wrong: (field: Field | null, message: string) => void;
};

export function lineOf({ headings }: Table, { line, cells }: Table['rows'][number], columns: Columns): Line {
  const problems: Problem[] = [];
  const columnOf = (field: Field) => columns[field] ?? -1;
  return {
    ...{ number: line, cells, problems },
    text: (field) => cells[columnOf(field)] ?? '',
    wrong: (field, message) => {
      problems.push({ column: (field && headings[columnOf(field)]) ?? null, message });
    },
  };
}

/** A name of one or of two columns. */
export const nameOf = ({ text }: Line): string =>
  `${text('firstName')} ${text('lastName')}`.replaceAll(/\s+/g, ' ').trim();

/** Whom a line is about, and what it says to reach them by. */
export type PersonOfLine = { name: string; somebody: Somebody; phone: string | null; email: string | null };

const fieldOf: Record<string, Field> = { fullName: 'firstName', phone: 'phone', email: 'email' };

/** Reads whom a line is about by the same rules as the desk's form. */
export function readPerson(line: Line): PersonOfLine {
  const birth = line.text('birthDate');
  const birthOn = birth === '' ? null : readDay(birth);
  if (birth !== '' && birthOn === null)
    line.wrong('birthDate', `«${birth}» no es un día. Escríbelo así: 31/12/1990.`);
  const [name, phone, email] = [nameOf(line), line.text('phone') || null, line.text('email') || null];
  const read = newPatient.safeParse({ fullName: name, phone, email });
  for (const { path, message } of read.error?.issues ?? [])
    line.wrong(fieldOf[String(path[0])] ?? null, message);
  const tail = tailOf(phone);
  if (read.success && phone !== null && tail === null) line.wrong('phone', `A «${phone}» le faltan cifras.`);
  return { name, phone, email, somebody: { tail, email: email?.toLowerCase() ?? null, birthOn } };
}
