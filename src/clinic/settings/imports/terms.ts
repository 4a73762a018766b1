import { type PatientField, recordFields } from '#clinic/patients/fields.ts';
import type { ImportKind } from '../terms.ts';

/** A name in up to four columns, and what identifies a person among others of that name. */
const person = [
  'firstName',
  'middleName',
  'lastName',
  'secondLastName',
  'phone',
  'email',
  'birthDate',
] as const satisfies readonly (PatientField | `${string}Name`)[];

/** Fields per kind of file, in reading order. */
export const fieldsOf = {
  people: [...new Set([...person, ...recordFields])],
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
/** Column index of each field, from 0. */
export type Columns = Partial<Record<Field, number>>;

export const requiredFields: Record<ImportKind, readonly Field[]> = {
  people: ['firstName'],
  appointments: ['firstName', 'date'],
  sessions: ['firstName', 'sessions'],
};

/** Maximum file size in bytes, above any clinic's directory. */
export const maxFileBytes = 1_000_000;
/**
 * Maximum rows. Appointments take about 5 ms each on a busy machine, and bookings of the same hour wait for the
 * import, at most as long as the statement timeout.
 */
export const maxRows: Record<ImportKind, number> = { people: 2_000, appointments: 500, sessions: 1_000 };
/** Outlook writes 88 columns, the former Google Contacts format about 90. */
export const maxColumns = 200;

export const encodings = ['UTF-8', 'UTF-16', 'Windows-1252', 'Mac Roman', 'Excel'] as const;
export type Encoding = (typeof encodings)[number];

/** Meaning of an unknown state: the appointment is imported or omitted. */
export const stateChoices = ['keep', 'skip'] as const;
/** How to read names with a comma: 'GARCÍA LÓPEZ, Ana' becomes 'Ana GARCÍA LÓPEZ', or stays. */
export const nameOrders = ['turn', 'keep'] as const;

export const undoDays = 14;

/** Validity in months of sessions without an end in the file. */
export const defaultValidityMonths = 12;

/** `present`: exists already and stays unchanged. */
export const rowStates = ['new', 'present', 'wrong'] as const;
export type RowState = (typeof rowStates)[number];

/** Reasons why a row cannot be undone. */
export const leftReasons = ['account', 'attended', 'changed', 'over', 'paid', 'told', 'used'] as const;
export type LeftReason = (typeof leftReasons)[number];
