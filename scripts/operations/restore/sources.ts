import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { backupFolder, findNewestBackup } from '#platform/backup/backup.server.ts';
import { databaseOf } from '#platform/backup/databases.server.ts';
import { restoreDump, streamDump, withClient } from '#platform/backup/dump.server.ts';
import { startAtPointInTime } from '#platform/backup/point-in-time.server.ts';
import { restoreBackup } from '#platform/backup/restore.server.ts';
import { closeWalFile } from './queries.ts';

export type Contents = { madeAt: string; tables: number; rows: number };

/** Fills an empty database. */
export type Source = (url: string) => Promise<Contents>;

/** @param file a path; a name without folder, or 'latest', is in the default folder */
export async function fromFile(file: string, identity: string, dataDir: string): Promise<Source> {
  const named = file.includes('/') ? file : join(backupFolder(dataDir), file);
  const path = file === 'latest' ? await findNewestBackup(dataDir) : named;
  return (url) => restoreBackup(path, identity, { DATABASE_URL: url });
}

/** A base backup with the archived changes until a time; both are in the folder `wal` beside DATA_DIR. */
export function fromArchive(at: Date, original: string, dataDir: string): Source {
  if (at > new Date()) throw new Error('That time is in the future.');
  const archive = resolve(dataDir, '../wal');
  return async (url) => {
    await archiveNewest(original, archive);
    const past = await startAtPointInTime({
      archive,
      work: backupFolder(dataDir),
      at,
      user: decodeURIComponent(new URL(original).username),
      database: databaseOf(original),
    });
    try {
      const contents = await restoreDump(url, () => readDump(past.url));
      const end = past.isArchiveEnd ? ', after which nothing was archived' : '';
      return { ...contents, madeAt: `${at.toISOString()}${end}` };
    } finally {
      await past.stop();
    }
  };
}

async function* readDump(url: string): AsyncGenerator<Uint8Array> {
  yield* await streamDump(url);
}

const archiveWaitMs = 30_000;

/** Waits until the original has archived its changes. A server that does not respond has nothing more to archive. */
async function archiveNewest(original: string, archive: string): Promise<void> {
  const name = await withClient(original, closeWalFile).catch(() => undefined);
  if (name === undefined) return;
  for (const end = Date.now() + archiveWaitMs; Date.now() < end; await delay(200)) {
    const isThere = await access(join(archive, name)).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
}
