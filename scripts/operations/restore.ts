// `deploy/restore`, `npm run restore`: restores a backup or a point in time. See docs/operating.md.

import { parseArgs } from 'node:util';
import {
  createBeside,
  databaseOf,
  inMaintenance,
  replaceDatabase,
  requireUnused,
  withDatabase,
} from '#platform/backup/databases.server.ts';
import { requireExternalServer, withClient } from '#platform/backup/dump.server.ts';
import { exitOnSignals } from '#platform/backup/temporary-files.server.ts';
import { readConfig } from '#platform/config.server.ts';
import { errorMessage } from '#platform/errors.ts';
import { loginUrlOf } from '#platform/postgres/login-role.server.ts';
import { migrate } from '#platform/postgres/migrate.server.ts';
import { isCopy, markAsCopy, prepareRestored } from './restore/queries.ts';
import { type Contents, fromArchive, fromFile, type Source } from './restore/sources.ts';
import { parseTime } from './restore/time.ts';

const usage = `restore <file or latest> --identity <file, or - for standard input> [--replace | --as-copy] [--keep-letters]
restore --at <time, like 2026-11-27T18:30> [--replace | --as-copy] [--keep-letters]`;

exitOnSignals();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      identity: { type: 'string' },
      at: { type: 'string' },
      replace: { type: 'boolean', default: false },
      'as-copy': { type: 'boolean', default: false },
      'keep-letters': { type: 'boolean', default: false },
    },
  });
  const config = readConfig(process.env);
  const url = requireExternalServer(config.DATABASE_URL);
  const source = await chooseSource(positionals, values, { ...config, url });
  const keepsLetters = values['keep-letters'];
  if (values['as-copy']) await restoreAsCopy(source, url, config.DATABASE_APP_URL);
  else if (values.replace) await restoreInPlace(source, url, keepsLetters);
  else describe(await source(url), await prepare(url, keepsLetters));
} catch (error) {
  console.error(`Nothing was restored. ${errorMessage(error)}`);
  process.exitCode = 1;
}

async function chooseSource(
  [file, ...rest]: string[],
  { identity, at }: { identity?: string; at?: string },
  { url, DATA_DIR, REPORT_TIME_ZONE }: { url: string; DATA_DIR: string; REPORT_TIME_ZONE: string },
): Promise<Source> {
  if (at !== undefined && file === undefined)
    return fromArchive(parseTime(at, REPORT_TIME_ZONE), url, DATA_DIR);
  if (file === undefined || identity === undefined || at !== undefined || rest.length > 0)
    throw new Error(usage);
  return fromFile(file, identity, DATA_DIR);
}

/** Into a new database, which takes the place of the former one only when complete. */
async function restoreInPlace(source: Source, url: string, keepsLetters: boolean): Promise<void> {
  const name = databaseOf(url);
  await inMaintenance(url, (client) => requireUnused(client, name));
  const restoring = `${name}_restoring`;
  const fresh = await createBeside(url, restoring);
  const contents = await source(fresh);
  const unsent = await prepare(fresh, keepsLetters);
  const former = await replaceDatabase(url, restoring, new Date());
  describe(contents, unsent);
  if (former !== undefined) console.log(`The former database is ${former}: drop it when everything works.`);
}

/** Into a database beside the original, which a site for rehearsals may use. */
async function restoreAsCopy(source: Source, url: string, appUrl: string | undefined): Promise<void> {
  const name = `${databaseOf(url)}_copy`;
  await requireReplaceable(url, name);
  const copy = await createBeside(url, name);
  const contents = await source(copy);
  await migrate({ ownerUrl: copy, loginUrl: appUrl === undefined ? loginUrlOf(copy) : undefined });
  await withClient(copy, async (client) => {
    const unsent = await prepareRestored(client, { sendsWaitingLetters: false });
    await markAsCopy(client);
    describe(contents, unsent);
  });
  console.log(`The copy is the database ${name}. It sends no message, and no money moves.`);
}

/** @throws Error if a database has the name of the copy and is none, or is in use */
async function requireReplaceable(url: string, name: string): Promise<void> {
  const exists = await inMaintenance(url, async (client) => {
    await requireUnused(client, name);
    return (await client.query('select from pg_database where datname = $1', [name])).rowCount === 1;
  });
  if (exists && !(await withClient(withDatabase(url, name), isCopy)))
    throw new Error(`The database ${name} is no copy: rename or drop it first.`);
}

function prepare(url: string, sendsWaitingLetters: boolean): Promise<number> {
  return withClient(url, (client) => prepareRestored(client, { sendsWaitingLetters }));
}

function describe({ madeAt, rows, tables }: Contents, unsent: number): void {
  console.log(`Restored the state of ${madeAt}: ${rows} rows in ${tables} tables, all of them read.`);
  if (unsent > 0) console.log(`${unsent} letters that waited then will not be sent.`);
}
