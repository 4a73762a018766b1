import { z } from 'zod';
import type { Role } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { importKinds } from '../terms.ts';
import {
  encodings,
  fieldsOf,
  leftReasons,
  maxColumns,
  maxFileBytes,
  nameOrders,
  rowStates,
  stateChoices,
} from './terms.ts';
import { texts } from './texts.ts';

const access = { roles: ['admin'] satisfies readonly Role[] } as const;

export const importRefusals = {
  not_found: commonRefusals.not_found,
  invalid: commonRefusals.invalid,
  ...refusalTable(
    {
      unreadable: { status: 409 },
      too_many_columns: { status: 409 },
      too_many_rows: { status: 409 },
      nothing_to_bring: { status: 409 },
      too_late: { status: 409 },
    },
    () => texts().refusals,
  ),
} satisfies RefusalTable;

const maxBase64Length = Math.ceil(maxFileBytes / 3) * 4;
const columnIndex = z
  .int()
  .min(0)
  .max(maxColumns - 1);
const everyField = [
  ...new Set([...fieldsOf.people, ...fieldsOf.appointments, ...fieldsOf.sessions]),
] as const;

const columns = z.partialRecord(z.enum(everyField), columnIndex);

const importRequest = z.strictObject({
  kind: z.enum(importKinds),
  /** File bytes in base64; the server detects the encoding. */
  file: z
    .base64({ error: () => texts().unreadableFile })
    .min(1, { error: () => texts().emptyFile })
    .max(maxBase64Length, { error: () => texts().tooLarge }),
  /** Column of each field; guessed from the headings if missing. */
  columns: columns.optional(),
  /** For appointments: meaning of each unknown state, by its text. */
  states: z
    .record(z.string().max(200), z.enum(stateChoices))
    .refine((states) => Object.keys(states).length <= 200)
    .optional(),
  /** How to read names with a comma; their rows are not imported until this is chosen. */
  nameOrder: z.enum(nameOrders).optional(),
  /** For appointments: whether to import those outside working hours. */
  outsideHours: z.boolean().default(false),
  /** For appointments: whether the patients get reminders and letters about changes. */
  isTold: z.boolean().default(false),
});
export type ImportRequest = z.output<typeof importRequest>;

const row = z.object({
  /** Line in the file; the headings are line 1. */
  line: z.int(),
  state: z.enum(rowStates),
  what: z.string(),
  /** Problems, each with the heading of its column if it belongs to one. */
  problems: z.array(z.object({ column: z.string().nullable(), message: z.string() })),
  /** Remarks about a row that is imported. */
  notes: z.array(z.string()),
});
export type ImportRow = z.output<typeof row>;

const counts = z.object({ new: z.int(), present: z.int(), wrong: z.int() });

/** Rows not imported, as a CSV file with their problems; null if there are none. */
const rejected = z.string().nullable();

const preview = z.object({
  encoding: z.enum(encodings),
  separator: z.string().nullable(),
  headings: z.array(z.string()),
  columns,
  /** Headings of non-empty columns that are not read. */
  unused: z.array(z.string()),
  /** Unknown states with their chosen meaning. */
  unknownStates: z.array(
    z.object({ text: z.string(), rows: z.int(), choice: z.enum(stateChoices).nullable() }),
  ),
  /** Names such as 'GARCÍA LÓPEZ, Ana'; null if there are none. */
  commaNames: z.object({ example: z.string(), rows: z.int() }).nullable(),
  rows: z.array(row),
  counts,
  rejected,
});
export type ImportPreview = z.output<typeof preview>;

const importRecord = z.object({
  id: z.int(),
  kind: z.enum(importKinds),
  rows: z.int(),
  madeAt: z.string(),
  madeBy: z.string().nullable(),
  undoneAt: z.string().nullable(),
  /** Number of created rows that still exist. */
  rowsThere: z.int(),
  mayBeUndone: z.boolean(),
});
export type ImportRecord = z.output<typeof importRecord>;

export const listImports = endpoint({
  method: 'GET',
  path: '/api/staff/imports',
  access,
  summary: 'List the imports, newest first',
  status: 200,
  reply: z.array(importRecord),
});

export const previewImport = endpoint({
  method: 'POST',
  path: '/api/staff/imports/preview',
  access,
  largestBodyBytes: maxBase64Length + 4_096,
  summary: 'Preview the result of each line of a file; nothing is stored',
  body: importRequest,
  status: 200,
  reply: preview,
  refusals: importRefusals,
});

export const runImport = endpoint({
  method: 'POST',
  path: '/api/staff/imports',
  access,
  idempotent: true,
  largestBodyBytes: maxBase64Length + 4_096,
  summary: 'Import the valid lines of a file in one transaction; nobody is notified',
  body: importRequest,
  status: 201,
  reply: z.object({ made: importRecord, counts, rejected }),
  refusals: importRefusals,
});
export type ImportOutcome = z.output<(typeof runImport)['reply']>;

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/staff/imports/:id/undo',
  access,
  summary: 'Undo an import; records changed since then stay and are returned',
  params: z.object({ id: pathId }),
  status: 200,
  reply: z.object({
    undone: z.int(),
    left: z.array(z.object({ what: z.string(), because: z.enum(leftReasons) })),
  }),
  refusals: importRefusals,
});
export type UndoOutcome = z.output<(typeof undoImport)['reply']>;
