import { createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.server.ts';
import { encryptTo } from './age-file.server.ts';
import { requireExternalServer, streamDump } from './dump.server.ts';
import { registerTemporary, removeLeftovers, temporarySuffix } from './temporary-files.server.ts';

/**
 * Writes an encrypted backup of the database while the app is running.
 * @param file target; never overwritten
 * @returns its size in bytes, and the recipient who can decrypt it
 * @throws Error with a readable message; no file is left then
 */
export async function writeBackup(
  file: string,
  settings: Pick<Config, 'DATABASE_URL' | 'BACKUP_RECIPIENT'>,
): Promise<{ bytes: number; recipient: string }> {
  const url = requireExternalServer(settings.DATABASE_URL);
  const recipient = settings.BACKUP_RECIPIENT;
  if (recipient === undefined)
    throw new Error(
      'BACKUP_RECIPIENT is not set: `npm run backup:key`, on another machine, makes a key pair and prints it.',
    );
  const dump = await streamDump(url);
  const unfinished = `${file}.${temporarySuffix}`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await removeLeftovers(dirname(file));
  const removeUnfinished = registerTemporary(unfinished);
  await refuseExisting(file);
  try {
    await pipeline(
      dump,
      (plain: AsyncIterable<Uint8Array>) => encryptTo(recipient, plain),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await rename(unfinished, file);
    await syncFolder(dirname(file));
  } finally {
    await removeUnfinished();
  }
  return { bytes: (await stat(file)).size, recipient };
}

/** `backups/onyar-2026-11-21T0315.dump.age` beside the data folder; the time is UTC. */
export const defaultBackupFile = (dataDir: string, now: Date): string =>
  resolve(dataDir, '../backups', `onyar-${now.toISOString().slice(0, 16).replace(':', '')}.dump.age`);

async function refuseExisting(file: string): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new Error(`${file} exists already, and a backup never overwrites anything.`);
}

/** The new directory entry must survive a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Time of the last backup in the default folder. Backups elsewhere are not visible here. */
export async function lastBackupAt(dataDir: string): Promise<Date | null> {
  const folder = resolve(dataDir, '../backups');
  const names = await readdir(folder).catch((): string[] => []);
  const times = await Promise.all(
    names
      .filter((name) => name.endsWith('.dump.age'))
      .map((name) =>
        stat(join(folder, name)).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      ),
  );
  const last = Math.max(0, ...times);
  return last === 0 ? null : new Date(last);
}
