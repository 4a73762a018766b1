import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

export type Statement = { text: string; values: unknown[] };

/**
 * Records the statements this process sends while `work` runs, so that pgbench can replay them.
 * Leaves out the content version poll, which runs every second regardless of requests.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const original = pg.Client.prototype.query as (...words: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...words: unknown[]) {
    const [first, second] = words as [string | { text: string; values?: unknown[] }, unknown];
    const text = typeof first === 'string' ? first : first.text;
    const ownValues = typeof first === 'string' ? [] : (first.values ?? []);
    const values = Array.isArray(second) ? second : ownValues;
    if (!text.includes('content_version')) statements.push({ text, values });
    return original.apply(this, words);
  } as typeof pg.Client.prototype.query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query;
  }
  return statements;
}

/** Maps a recorded value to an expression that varies per transaction; null keeps the value. */
export type VaryValue = (value: unknown) => string | null;

/**
 * Turns recorded statements into a pgbench script. The id of the row inserted by the booking is read into
 * `:new_id`.
 * @param variables `\\set` lines at the top of the script
 */
export function scriptOf(statements: Statement[], variables: string[], vary: VaryValue): string {
  const lines = statements.map(({ text, values }) => {
    const filled = text.replace(/\$(\d+)/g, (_, number: string) => {
      const value = values[Number(number) - 1];
      const one = (single: unknown) => vary(single) ?? literal(single);
      return Array.isArray(value) ? `array[${value.map(one).join(',')}]` : one(value);
    });
    const statement = filled.replace(/\s+/g, ' ').trim();
    return /insert into "appointments"/.test(statement) ? `${statement} \\gset new_` : `${statement};`;
  });
  return [...variables, ...lines].join('\n');
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  return JSON.stringify(value);
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = textOf(value);
  // pgbench parses ':00' as a variable, even inside quotes.
  return `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a').replaceAll('\n', '\\n')}'`;
}

/**
 * Runs a script with 16 clients on two threads.
 * @param transactions total number
 * @returns transactions per second, excluding connection time
 */
export async function pgbench(
  url: string,
  script: string,
  transactions: number,
  variables: Record<string, number> = {},
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'onyar-pgbench-'));
  const file = join(folder, 'script.sql');
  writeFileSync(file, script);
  try {
    const { stdout, stderr } = await run(
      findPgbench(),
      [
        '-n',
        // Prepared, like the application's own statements.
        '-M',
        'prepared',
        '-f',
        file,
        '-c',
        '16',
        '-j',
        '2',
        '-t',
        String(Math.ceil(transactions / 16)),
        ...Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]),
        url,
      ],
      { timeout: 120_000 },
    );
    const failed = /number of failed transactions: (\d+)/.exec(stdout)?.[1];
    const tps = Number(/tps = ([\d.]+) \(without/.exec(stdout)?.[1]);
    if (!tps || (failed !== undefined && failed !== '0') || /aborted/.test(stderr))
      throw new Error(`pgbench: ${stdout}${stderr}`);
    return tps;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function findPgbench(): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...globSync('/usr/lib/postgresql/*/bin')];
  const found = folders.map((folder) => join(folder, 'pgbench')).find((file) => existsSync(file));
  if (found === undefined)
    throw new Error('pgbench is needed for this bench: install PostgreSQL’s client programs.');
  return found;
}
