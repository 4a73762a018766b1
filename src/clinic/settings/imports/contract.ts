import { z } from 'zod';
import type { Role } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { idInAddress } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable } from '#platform/api/refusals.ts';
import { importKinds } from '../terms.ts';
import {
  encodings,
  fieldsOf,
  leftReasons,
  mostBytes,
  mostColumns,
  nameOrders,
  rowStates,
  stateChoices,
  undoDays,
} from './terms.ts';

const access = { roles: ['admin'] satisfies readonly Role[] } as const;

export const importRefusals = {
  not_found: commonRefusals.not_found,
  invalid: commonRefusals.invalid,
  unreadable: {
    status: 409,
    message: 'No podemos leer este archivo. Guárdalo como CSV o .xlsx y vuelve a elegirlo.',
  },
  too_many_columns: {
    status: 409,
    message: `El archivo tiene más de ${mostColumns} columnas. Quita las que no hagan falta y vuelve a elegirlo.`,
  },
  too_many_rows: {
    status: 409,
    message: 'El archivo tiene demasiadas líneas. Pártelo en varios e impórtalos uno detrás de otro.',
  },
  nothing_to_bring: { status: 409, message: 'En este archivo no hay nada que importar.' },
  too_late: { status: 409, message: `Solo se puede deshacer durante los ${undoDays} días siguientes.` },
} satisfies RefusalTable;

/** A file of so many bytes as base64. */
const mostCharacters = Math.ceil(mostBytes / 3) * 4;
const place = z
  .int()
  .min(0)
  .max(mostColumns - 1);
const everyField = [
  ...new Set([...fieldsOf.people, ...fieldsOf.appointments, ...fieldsOf.sessions]),
] as const;

const columns = z.partialRecord(z.enum(everyField), place);

const wish = z.strictObject({
  kind: z.enum(importKinds),
  /** The bytes as they are on the disk, in base64: how they are encoded is found out here. */
  file: z
    .base64('No podemos leer este archivo.')
    .min(1, 'El archivo está vacío.')
    .max(mostCharacters, 'El archivo es demasiado grande: como mucho, 1 MB.'),
  /** Where in the file what stands; guessed from its headings where nobody says so. */
  columns: columns.optional(),
  /** Appointments: what each state that is not known means, by its text. */
  states: z
    .record(z.string().max(200), z.enum(stateChoices))
    .refine((states) => Object.keys(states).length <= 200)
    .optional(),
  /** What becomes of names with a comma; their rows are not brought until it is said. */
  nameOrder: z.enum(nameOrders).optional(),
  /** Appointments: also those outside the professional's hours. */
  outsideHours: z.boolean().default(false),
  /** Appointments: whether their people get reminders, and letters about what becomes of them. */
  isTold: z.boolean().default(false),
});
export type ImportWish = z.output<typeof wish>;

const row = z.object({
  /** Of the file, its headings being the first. */
  line: z.int(),
  state: z.enum(rowStates),
  /** What it is, in words. */
  what: z.string(),
  /** What is wrong, each with the heading of its column where it is one's. */
  problems: z.array(z.object({ column: z.string().nullable(), message: z.string() })),
  /** What a person should know of a row that is brought. */
  notes: z.array(z.string()),
});
export type ImportRow = z.output<typeof row>;

const counts = z.object({ new: z.int(), present: z.int(), wrong: z.int() });

/** The rows that are not brought, as a file with what is wrong beside each; null where all are. */
const rejected = z.string().nullable();

const preview = z.object({
  encoding: z.enum(encodings),
  /** Null for a workbook. */
  separator: z.string().nullable(),
  headings: z.array(z.string()),
  columns,
  /** Headings of columns that hold something and are not read. */
  unused: z.array(z.string()),
  /** States that are not known, with what has been said of each. */
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

const madeImport = z.object({
  id: z.int(),
  kind: z.enum(importKinds),
  rows: z.int(),
  madeAt: z.string(),
  madeBy: z.string().nullable(),
  undoneAt: z.string().nullable(),
  /** What it made and is there still. */
  rowsThere: z.int(),
  mayBeUndone: z.boolean(),
});
export type MadeImport = z.output<typeof madeImport>;

export const listImports = endpoint({
  method: 'GET',
  path: '/api/staff/imports',
  access,
  summary: 'What was brought from another program, newest first',
  status: 200,
  reply: z.array(madeImport),
});

export const previewImport = endpoint({
  method: 'POST',
  path: '/api/staff/imports/preview',
  access,
  largestBodyBytes: mostCharacters + 4_096,
  summary: 'What would become of each line of a file; nothing is stored',
  body: wish,
  status: 200,
  reply: preview,
  refusals: importRefusals,
});

export const makeImport = endpoint({
  method: 'POST',
  path: '/api/staff/imports',
  access,
  idempotent: true,
  largestBodyBytes: mostCharacters + 4_096,
  summary: 'Bring what is right of a file, all of it or nothing; nobody is written to',
  body: wish,
  status: 201,
  reply: z.object({ made: madeImport, counts, rejected }),
  refusals: importRefusals,
});
export type ImportOutcome = z.output<(typeof makeImport)['reply']>;

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/staff/imports/:id/undo',
  access,
  summary: 'Take back exactly what an import made; what something has happened to since stays, and is named',
  params: z.object({ id: idInAddress }),
  status: 200,
  reply: z.object({
    undone: z.int(),
    left: z.array(z.object({ what: z.string(), because: z.enum(leftReasons) })),
  }),
  refusals: importRefusals,
});
export type UndoOutcome = z.output<(typeof undoImport)['reply']>;
