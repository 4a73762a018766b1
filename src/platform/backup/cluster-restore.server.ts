import { chown, mkdir, readdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { type Cluster, describeCluster, holdsDatabase } from '../postgres/cluster.server.ts';
import { databaseName, lockFile, makeDataFolder } from '../postgres/embedded.server.ts';
import { endInterruptedRestore } from '../postgres/interrupted-restore.server.ts';
import { joinUsers, withProcessLock } from '../postgres/process-lock.server.ts';
import { findPostgresPrograms } from '../postgres/programs.server.ts';
import { ensureRunning, isRunning, stopServer } from '../postgres/supervisor.server.ts';
import { passwordEntry } from './cluster-backup.server.ts';
import { checkDatabase } from './sound-database.server.ts';
import { unpack } from './tar.server.ts';

type Wanted = {
  dataDir: string;
  archive: AsyncIterable<Buffer>;
  /** Whether a database that is there already is moved aside. */
  replace: boolean;
  /** Names what is moved aside. */
  now: Date;
};

/**
 * Puts a base backup into a data folder. It is unpacked beside its place, started there, checked whole, stopped, and only
 * then moved into place.
 * @returns what was checked, and where the former database went
 * @throws one sentence; nothing has changed then
 */
export async function restoreCluster({ dataDir, archive, replace, now }: Wanted) {
  const folder = resolve(dataDir);
  const programs = await findPostgresPrograms();
  await makeDataFolder(folder);
  return withProcessLock(lockFile(folder), async () => {
    const place = join(folder, 'postgres');
    await endInterruptedRestore(programs, place);
    const isTaken = await holdsDatabase(place);
    if (isTaken) await refuseWhileInUse(await realpath(place));
    if (isTaken && !replace)
      throw new Error(`There is a database in ${place}: --replace moves it aside and restores in its place.`);
    const unpacked = `${place}.restoring`;
    const whole = `${place}.restored`;
    try {
      const cluster = await describeCluster(programs, folder, {});
      const found = await unpackAndCheck({ ...cluster, folder: unpacked }, archive);
      const movedTo = isTaken ? `${place}.before-restore-${stampOf(now)}` : undefined;
      // Under this name it is known to be whole: should we die between the next two, a start moves it into place.
      await rename(unpacked, whole);
      if (movedTo !== undefined) await rename(place, movedTo);
      await rename(whole, place);
      return { ...found, movedTo };
    } finally {
      await rm(unpacked, { recursive: true, force: true });
    }
  });
}

/** A process that has just lost its server counts, too: it is about to start it again. */
async function refuseWhileInUse(folder: string): Promise<void> {
  const { isLast } = joinUsers(`${folder}.users`).end();
  if (!isLast) throw new Error(`Onyar is running with the database in ${folder}: stop it first.`);
  if (await isRunning(folder))
    throw new Error(
      `A PostgreSQL is running in ${folder}, left behind by a process that was killed: start Onyar and stop it, or stop PostgreSQL.`,
    );
}

async function unpackAndCheck(target: Cluster, archive: AsyncIterable<Buffer>) {
  await rm(target.folder, { recursive: true, force: true });
  await mkdir(target.folder, { mode: 0o700 });
  await unpack(archive, target.folder);
  const entry = join(target.folder, passwordEntry);
  const formerPassword = await readFile(entry, 'utf8');
  await rm(entry);
  if (target.programs.owner !== undefined) await giveAway(target.folder, target.programs.owner);
  // PostgreSQL tells its folder by the path without links.
  const cluster = { ...target, folder: await realpath(target.folder), password: formerPassword };
  try {
    const port = await ensureRunning(cluster);
    return await takeOver(cluster, port, target.password);
  } finally {
    await stopServer(cluster);
  }
}

/** Looks at everything, and gives the owner the password that this data folder knows. */
async function takeOver(cluster: Cluster, port: number, password: string) {
  const client = new pg.Client({
    ...{ host: '127.0.0.1', port, user: 'postgres', password: cluster.password, database: databaseName },
    application_name: 'onyar-restore',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    const found = await checkDatabase(client);
    await client.query(`alter role postgres password ${client.escapeLiteral(password)}`);
    return found;
  } finally {
    await client.end().catch(() => {});
  }
}

async function giveAway(folder: string, owner: number) {
  await chown(folder, owner, owner);
  for (const entry of await readdir(folder, { recursive: true }))
    await chown(join(folder, entry), owner, owner);
}

/** `2026-11-21T031500`, in UTC, fit for a file's name. */
const stampOf = (moment: Date) => moment.toISOString().slice(0, 19).replaceAll(':', '');
