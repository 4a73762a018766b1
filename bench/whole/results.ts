import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Row } from '../report.ts';
import { rounds } from '../rounds.ts';

export type Result = { measuredAt: string; rounds: number; rows: Row[] };

const folder = new URL('../results/', import.meta.url);
const fileOf = (name: string) => new URL(`${name}.json`, folder);

export function writeResult(name: string, rows: Row[]): void {
  const result: Result = { measuredAt: new Date().toISOString(), rounds, rows };
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(name), `${JSON.stringify(result, null, 2)}\n`);
}

/** Deletes the stored result, so that an earlier run's numbers are not taken for this run's. */
export const deleteResult = (name: string): void => rmSync(fileOf(name), { force: true });

/** @returns null if the file is missing or is not a valid result */
export function readResult(name: string): Result | null {
  try {
    return parseResult(readFileSync(fileOf(name), 'utf8'));
  } catch {
    return null;
  }
}

/**
 * @throws Error if a row has no number: JSON writes missing numbers as null, and a missing number is a
 * failure
 */
export function parseResult(text: string): Result {
  // Cast: written by `writeResult`; the numbers are checked below.
  const result = JSON.parse(text) as Result;
  const wordless = result.rows.filter(({ value }) => !Number.isFinite(value));
  if (result.rows.length === 0 || wordless.length > 0)
    throw new Error(`no number: ${wordless.map(({ what }) => what).join(', ') || 'no row at all'}`);
  return result;
}
