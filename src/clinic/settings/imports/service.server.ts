import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { csvCell, csvTable } from '#platform/text/csv.ts';
import { formatDateAndTime } from '#platform/time/dates.ts';
import {
  type ImportOutcome,
  type ImportPreview,
  type ImportRecord,
  type ImportRequest,
  type ImportRow,
  importRefusals,
  type UndoOutcome,
} from './contract.ts';
import { readTable, type Table } from './csv-file.server.ts';
import type { ImportDeps } from './deps.server.ts';
import { guessColumns, spareColumns } from './headings.ts';
import { findKnownPeople } from './known-people.server.ts';
import { chosenMeaning, type ImportLine, lineOf } from './line.server.ts';
import * as queries from './queries.server.ts';
import { importLine } from './rows.server.ts';
import { type Columns, requiredFields, undoDays } from './terms.ts';
import { texts } from './texts.ts';

const refuse = refusing(importRefusals);

/** Result of processing a file: created ids and the state of each row. */
type ImportResult = {
  subjects: number[];
  rows: ImportRow[];
  rejected: string | null;
  lines: readonly ImportLine[];
};

/** A preview runs the real import and throws this to roll it back. */
class PreviewRollback extends Error {
  readonly work: ImportResult;
  constructor(work: ImportResult) {
    super('a preview stores nothing');
    this.work = work;
  }
}

/** @throws Refusal `unreadable`, `too_many_rows` */
export async function preview(deps: ImportDeps, actor: Person, wish: ImportRequest): Promise<ImportPreview> {
  const table = await readTable(wish.file, wish.kind);
  const columns = resolveColumns(table, wish);
  const { rows, rejected, lines } = await inTransaction(deps.db, async (tx) => {
    throw new PreviewRollback(await importAll(deps, tx, actor, { ...wish, table, columns }));
  }).catch((error: unknown) => {
    if (error instanceof PreviewRollback) return error.work;
    throw error;
  });
  const { encoding, separator, headings } = table;
  return {
    encoding,
    separator,
    headings,
    columns,
    unused: findUnusedColumns(table, wish.kind, columns),
    unknownStates: findUnknownStates(lines, wish.states ?? {}),
    commaNames: findCommaNames(lines),
    rows,
    counts: countStates(rows),
    rejected,
  };
}

/**
 * Imports the valid rows in one transaction and returns the rejected ones.
 * @throws Refusal `unreadable`, `too_many_rows`, `nothing_to_bring`
 */
export async function runImport(
  deps: ImportDeps,
  actor: Person,
  wish: ImportRequest,
  remember: Remember,
): Promise<ImportOutcome> {
  const table = await readTable(wish.file, wish.kind);
  const columns = resolveColumns(table, wish);
  return inTransaction(deps.db, async (tx) => {
    await queries.lockImports(tx);
    const { subjects, rows, rejected } = await importAll(deps, tx, actor, { ...wish, table, columns });
    if (subjects.length === 0) throw refuse('nothing_to_bring');
    const at = deps.clock.now();
    const { kind } = wish;
    const made = { kind, rows: subjects.length, madeAt: at, madeBy: actor.userId };
    const id = await queries.insertImport(tx, made, subjects);
    await remember(tx, id);
    const detail = { kind, rows: subjects.length };
    await record(tx, { at, actor, action: 'import.made', subject: `import:${id}`, detail });
    return { made: await show(deps, id, tx), counts: countStates(rows), rejected };
  });
}

/** @throws Refusal `not_found` */
async function show({ db, clock }: ImportDeps, id: number, tx: Database = db): Promise<ImportRecord> {
  const row = await queries.findImport(tx, id);
  if (row === undefined) throw refuse('not_found');
  return present(row, clock.now());
}

/** Response to a repeated import request, without the row problems that were returned the first time. */
export const showPastImport = async (deps: ImportDeps, id: number): Promise<ImportOutcome> => {
  const made = await show(deps, id);
  return { made, counts: { new: made.rows, present: 0, wrong: 0 }, rejected: null };
};

export const list = async ({ db, clock }: ImportDeps): Promise<ImportRecord[]> =>
  (await queries.listImports(db)).map((row) => present(row, clock.now()));

/**
 * Undoes an import as far as possible; can be repeated for the rest.
 * @throws Refusal `not_found`, `too_late`
 */
export const undo = (deps: ImportDeps, actor: Person, id: number): Promise<UndoOutcome> =>
  inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const row = await queries.findImport(tx, id);
    if (row === undefined) throw refuse('not_found');
    if (row.rowsThere > 0 && !isInTime(row.madeAt, at)) throw refuse('too_late');
    const left = await queries.undoImport(tx, id, at);
    const undone = row.rowsThere - left.length;
    if (undone > 0) {
      await queries.setUndone(tx, id, at);
      const detail = { kind: row.kind, undone, left: left.length };
      await record(tx, { at, actor, action: 'import.undone', subject: `import:${id}`, detail });
    }
    const names = await queries.describeRows(
      tx,
      row.kind,
      left.map((one) => one.id),
    );
    return {
      undone,
      left: left.map((one) => ({ what: describeRow(names.get(one.id)), because: one.because })),
    };
  });

const describeRow = (row: { name: string | null; startsAt?: Date; planName?: string } | undefined): string =>
  [row?.name ?? texts().nameless, row?.startsAt && formatDateAndTime(row.startsAt), row?.planName]
    .filter(Boolean)
    .join(' · ');

const isInTime = (madeAt: Date, now: Date): boolean =>
  now.getTime() - madeAt.getTime() <= undoDays * 86_400_000;

function present(row: NonNullable<Awaited<ReturnType<typeof queries.findImport>>>, now: Date): ImportRecord {
  const { madeAt, undoneAt, rowsThere, ...rest } = row;
  return {
    ...rest,
    rowsThere,
    madeAt: madeAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    mayBeUndone: rowsThere > 0 && isInTime(madeAt, now),
  };
}

/** The chosen columns, or those guessed from the headings. @throws Refusal `invalid` for a missing column */
function resolveColumns({ headings, rows }: Table, { kind, columns }: ImportRequest): Columns {
  if (columns !== undefined) {
    if (Object.values(columns).some((place) => place >= headings.length)) throw refuse('invalid');
    return columns;
  }
  const cells = headings.map((_, place) => rows.map((row) => row.cells[place] ?? ''));
  return guessColumns(kind, headings, cells);
}

function findUnusedColumns(
  { headings, rows }: Table,
  kind: ImportRequest['kind'],
  columns: Columns,
): string[] {
  const read = new Set([
    ...Object.values(columns),
    ...Object.values(spareColumns(kind, headings, columns)).flat(),
  ]);
  return headings.flatMap((heading, place) =>
    read.has(place) || rows.every((row) => row.cells[place] === '')
      ? []
      : [heading || texts().column(place + 1)],
  );
}

function findUnknownStates(lines: readonly ImportLine[], states: NonNullable<ImportRequest['states']>) {
  const unknown = lines.map((line) => line.unknownState).filter((text) => text !== null);
  const counted = Map.groupBy(unknown, (text) => text);
  return [...counted]
    .slice(0, maxUnknownStates)
    .map(([text, found]) => ({ text, rows: found.length, choice: chosenMeaning(states, text) }));
}

/** A column with more distinct values is not a state column. */
const maxUnknownStates = 30;

function findCommaNames(lines: readonly ImportLine[]): ImportPreview['commaNames'] {
  const found = lines.map((line) => line.commaName).filter((name) => name !== null);
  const [example] = found;
  return example === undefined ? null : { example, rows: found.length };
}

type File = ImportRequest & { table: Table; columns: Columns };

/** In order, so that a repeated person finds the record created by the first row. */
async function importAll(
  deps: ImportDeps,
  tx: Database,
  actor: Person,
  { kind, table, columns, outsideHours, isTold, states, nameOrder }: File,
): Promise<ImportResult> {
  const now = deps.clock.now();
  const spare = spareColumns(kind, table.headings, columns);
  const lines = table.rows.map((row) =>
    lineOf(table, row, { columns, spare, states: states ?? {}, nameOrder }),
  );
  const missing = requiredFields[kind].filter((field) => columns[field] === undefined);
  const known = await findKnownPeople(tx, missing.length > 0 ? [] : lines.map(({ name }) => name));
  const options = { outsideHours, isTold };
  const work: ImportResult = { subjects: [], rows: [], rejected: null, lines };
  // Nothing can be said about rows while required columns are missing.
  if (missing.length > 0) return work;
  for (const line of lines) {
    const result = await importLine[kind]({ deps, tx, actor, now, known, options }, line);
    if (result.id !== null) work.subjects.push(result.id);
    const stateWithoutRecord = result.isPresent ? 'present' : 'wrong';
    const state = result.id !== null ? 'new' : stateWithoutRecord;
    const { what } = result;
    work.rows.push({ line: line.number, state, what, problems: line.problems, notes: line.notes });
  }
  return { ...work, rejected: rejectedAsCsv(table, lines) };
}

/** CSV file of the rows with problems, for correction; cancelled appointments are omitted. */
function rejectedAsCsv({ headings }: Table, lines: readonly ImportLine[]): string | null {
  const wrong = lines.filter(({ problems, isSkipped }) => problems.length > 0 && !isSkipped);
  if (wrong.length === 0) return null;
  const words = ({ problems }: ImportLine) =>
    problems.map(({ column, message }) => (column === null ? message : `${column}: ${message}`)).join(' ');
  return csvTable(
    [[...headings, texts().reason], ...wrong.map((line) => [...line.cells, words(line)])].map((cells) =>
      cells.map(csvCell),
    ),
  );
}

const countStates = (rows: readonly ImportRow[]) => ({
  new: rows.filter(({ state }) => state === 'new').length,
  present: rows.filter(({ state }) => state === 'present').length,
  wrong: rows.filter(({ state }) => state === 'wrong').length,
});
