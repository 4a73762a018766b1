import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { ownMark, removeLeftovers, temporary } from './leftovers.server.ts';
import { tarOf } from './tar.server.ts';

/** Where the archive keeps the password of the database's owner, which a fresh data folder cannot know. */
export const passwordEntry = 'onyar-owner-password';

/**
 * What a copy leaves out: what belongs to the running server or is made anew at every start, and our log of the server.
 * https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP-DATA
 */
const leftOut = [
  ...['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map', 'postgres.log'],
  ...['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp'],
  'pg_subtrans',
].map((name) => (/^pg_/.test(name) ? `./${name}/*` : `./${name}`));
const leftOutAnywhere = ['pgsql_tmp*', 'pg_internal.init*', '*.conf.tmp'];

/**
 * A base backup of a running cluster as tar archives: its folder, then what makes the copy whole. Writing goes on
 * meanwhile; the copy is the database of the moment it ends.
 * @param url connection string of the superuser
 * @param dataDir where a folder may be made for a moment
 * @param folder the cluster's own
 */
export async function* clusterArchive({
  url,
  dataDir,
  folder,
}: {
  url: string;
  dataDir: string;
  folder: string;
}): AsyncGenerator<Buffer> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'onyar-backup',
    options: '-c statement_timeout=0 -c idle_session_timeout=0',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    // Keeps the server from recycling its log while it is copied; it goes with this connection.
    await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [
      `onyar_backup_${process.pid}`,
    ]);
    await client.query(`select pg_backup_start('onyar', true)`);
    yield* tarOf(folder, ['.'], [...leftOut, ...leftOutAnywhere]);
    const { rows } = await client.query<Stopped>(
      `select labelfile, spcmapfile, pg_walfile_name(lsn) as last_log from pg_backup_stop(false)`,
    );
    const stopped = rows[0] as Stopped;
    yield* labelArchive(stopped, url, dataDir);
    yield* tarOf(folder, await logBetween(folder, stopped));
  } finally {
    await client.end().catch(() => {});
  }
}

type Stopped = { labelfile: string; spcmapfile: string | null; last_log: string };

/** Without backup_label the copy would start from a wrong place, silently: it must never lie in the running folder. */
async function* labelArchive({ labelfile, spcmapfile }: Stopped, url: string, dataDir: string) {
  if (spcmapfile) throw new Error('A database with tablespaces cannot be backed up this way.');
  await removeLeftovers(dataDir);
  const aside = await mkdtemp(join(dataDir, `.backup-${ownMark}-`));
  const removeAside = temporary(aside);
  try {
    await writeFile(join(aside, 'backup_label'), labelfile, { mode: 0o600 });
    await writeFile(join(aside, passwordEntry), decodeURIComponent(new URL(url).password), { mode: 0o600 });
    yield* tarOf(aside, ['backup_label', passwordEntry]);
  } finally {
    await removeAside();
  }
}

/** The server's log from the backup's start to its end; without all of it the copy would not be whole. */
async function logBetween(folder: string, { labelfile, last_log }: Stopped): Promise<string[]> {
  const first = /^START WAL LOCATION: .* \(file ([0-9A-F]{24})\)$/m.exec(labelfile)?.[1];
  const names = (await readdir(join(folder, 'pg_wal')))
    .filter((name) => /^[0-9A-F]{24}$/.test(name) && first !== undefined && name >= first && name <= last_log)
    .sort();
  if (names[0] !== first || names.at(-1) !== last_log)
    throw new Error('The server’s log since the start of the backup is not all there.');
  return names.map((name) => `pg_wal/${name}`);
}
