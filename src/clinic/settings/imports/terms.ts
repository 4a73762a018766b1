import type { ImportKind } from '../terms.ts';

const person = [
  'firstName',
  'middleName',
  'lastName',
  'secondLastName',
  'phone',
  'email',
  'birthDate',
] as const;

/** What is asked of each kind of file, in the order in which it is read. */
export const fieldsOf = {
  people: person,
  appointments: [
    ...person,
    'date',
    'time',
    'endTime',
    'minutes',
    'professional',
    'type',
    'address',
    'status',
  ],
  sessions: [...person, 'sessions', 'total', 'used', 'until', 'name', 'audience'],
} as const satisfies Record<ImportKind, readonly string[]>;
export type Field = (typeof fieldsOf)[ImportKind][number];
/** Where each of them stands in the file: the number of a column, from 0. */
export type Columns = Partial<Record<Field, number>>;

/** Without these nothing can be brought; all others may be missing. */
export const required: Record<ImportKind, readonly Field[]> = {
  people: ['firstName'],
  appointments: ['firstName', 'date'],
  sessions: ['firstName', 'sessions'],
};

/** So large a file is brought at once: a clinic's whole directory has less. */
export const mostBytes = 1_000_000;
/**
 * So many lines of one. Appointments are the dearest, some 5 ms each on a busy machine, and until the file is through whoever books
 * the same hour waits: at most for as long as a statement may.
 */
export const mostRows: Record<ImportKind, number> = { people: 2_000, appointments: 500, sessions: 1_000 };
/** Outlook writes 88 columns, Google Contacts in its former layout some 90. */
export const mostColumns = 200;

export const encodings = ['UTF-8', 'UTF-16', 'Windows-1252', 'Mac Roman', 'Excel'] as const;
export type Encoding = (typeof encodings)[number];

/** What a person says of a state that is not known: the appointment takes place, or is left out. */
export const stateChoices = ['keep', 'skip'] as const;
/** What a person says of names with a comma: 'GARCÍA LÓPEZ, Ana' becomes 'Ana GARCÍA LÓPEZ', or stays. */
export const nameOrders = ['turn', 'keep'] as const;

/** An import can be undone for so long. */
export const undoDays = 14;

/** Sessions whose file says no end are good for so many months. */
export const monthsWithoutEnd = 12;

/** `present`: it is there already and stays as it is. */
export const rowStates = ['new', 'present', 'wrong'] as const;
export type RowState = (typeof rowStates)[number];

/** Why something of an import cannot be taken back. */
export const leftReasons = ['account', 'attended', 'changed', 'over', 'paid', 'told', 'used'] as const;
export type LeftReason = (typeof leftReasons)[number];
