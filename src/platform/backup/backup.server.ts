import { createWriteStream } from 'node:fs';
import { access, mkdir, open, readFile, realpath, rename, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type { Config } from '../config.server.ts';
import { holdsDatabase } from '../postgres/cluster.server.ts';
import { startEmbeddedPostgres } from '../postgres/embedded.server.ts';
import { createKeyRing, type KeyRing, presentKeys } from '../secrets/secrets.server.ts';
import { clusterArchive } from './cluster-backup.server.ts';
import { dumpOf, serverVersion } from './dump.server.ts';
import { ownMark, removeLeftovers, temporary } from './leftovers.server.ts';
import { type BackupHeader, openBackup, sealBackup } from './sealed-file.server.ts';

type Settings = Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'SECRET_KEYS'>;
type Contents = Pick<BackupHeader, 'kind' | 'postgres'> & { plain: AsyncIterable<Buffer> };

const silent = { info() {}, warn() {}, error() {} };

/**
 * Writes an encrypted backup of the database, while the app goes on, and reads it back once.
 * @param file where to; never overwritten
 * @returns its size in bytes, and the name of the key it needs
 * @throws one sentence; there is no file then
 */
export async function writeBackup(file: string, settings: Settings, now: Date) {
  const ring = keysFor(settings);
  const unfinished = `${file}.${ownMark}`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await removeLeftovers(dirname(file));
  const removeUnfinished = temporary(unfinished);
  await refuseExisting(file);
  try {
    await withContents(settings, async ({ plain, ...about }) => {
      const header = { ...about, madeAt: now.toISOString() };
      await pipeline(
        plain,
        createZstdCompress(),
        (packed: AsyncIterable<Buffer>) => sealBackup(packed, header, ring),
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      );
    });
    for await (const _ of (await openBackup(unfinished, ring)).read());
    await rename(unfinished, file);
    await flushFolder(dirname(file));
  } finally {
    await removeUnfinished();
  }
  return { bytes: (await stat(file)).size, key: ring.newest };
}

/** `backups/onyar-2026-11-21T0315.backup` beside the data folder; the time is UTC. */
export const defaultBackupFile = (dataDir: string, now: Date): string =>
  resolve(dataDir, '../backups', `onyar-${now.toISOString().slice(0, 16).replace(':', '')}.backup`);

/** The keys of a backup. */
export const keysFor = (settings: Settings): KeyRing => createKeyRing(presentKeys(settings));

async function withContents(
  { DATABASE_URL, DATA_DIR }: Settings,
  work: (contents: Contents) => Promise<void>,
) {
  if (DATABASE_URL !== undefined) {
    const postgres = await serverVersion(DATABASE_URL);
    return work({ kind: 'dump', postgres, plain: dumpOf(DATABASE_URL) });
  }
  const dataDir = resolve(DATA_DIR);
  const place = join(dataDir, 'postgres');
  if (!(await holdsDatabase(place))) throw new Error(`There is no database in ${place}.`);
  const folder = await realpath(place);
  const postgres = Number(await readFile(join(folder, 'PG_VERSION'), 'utf8'));
  // Adopts the server that runs, or starts it; stops it only where nobody else uses it.
  const server = await startEmbeddedPostgres({ dataDir, log: silent });
  try {
    await work({ kind: 'cluster', postgres, plain: clusterArchive({ url: server.url, dataDir, folder }) });
  } finally {
    await server.stop();
  }
}

async function refuseExisting(file: string): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new Error(`${file} exists already, and a backup never overwrites anything.`);
}

/** The new name itself must survive a power cut. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
