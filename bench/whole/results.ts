import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Row } from '../report.ts';
import { rounds } from '../rounds.ts';

/** What a bench leaves behind in bench/results/. */
export type Result = { measuredAt: string; rounds: number; rows: Row[] };

const folder = new URL('../results/', import.meta.url);
const fileOf = (name: string) => new URL(`${name}.json`, folder);

export function writeResult(name: string, rows: Row[]): void {
  const result: Result = { measuredAt: new Date().toISOString(), rounds, rows };
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(name), `${JSON.stringify(result, null, 2)}\n`);
}

/** An earlier run's numbers must not be taken for this one's. */
export const forgetResult = (name: string): void => rmSync(fileOf(name), { force: true });

/** @returns null where nothing was written, or something that is no result */
export function readResult(name: string): Result | null {
  try {
    return parseResult(readFileSync(fileOf(name), 'utf8'));
  } catch {
    return null;
  }
}

/** @throws Error where a row has no number: an absent one is a failure, and JSON writes those as null */
export function parseResult(text: string): Result {
  // Cast: written by `writeResult`; what a wrong number would do is looked at below.
  const result = JSON.parse(text) as Result;
  const wordless = result.rows.filter(({ value }) => !Number.isFinite(value));
  if (result.rows.length === 0 || wordless.length > 0)
    throw new Error(`no number: ${wordless.map(({ what }) => what).join(', ') || 'no row at all'}`);
  return result;
}
