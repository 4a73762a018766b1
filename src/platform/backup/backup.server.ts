import { createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.server.ts';
import { freeBytesOf } from '../operations/health.server.ts';
import { limits } from '../operations/limits.ts';
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
  join(backupFolder(dataDir), `onyar-${now.toISOString().slice(0, 16).replace(':', '')}.dump.age`);

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

/** Where backups are written and looked for. */
export const backupFolder = (dataDir: string): string => resolve(dataDir, '../backups');

/** Path of the newest backup in the default folder. @throws Error if there is none */
export async function findNewestBackup(dataDir: string): Promise<string> {
  const folder = backupFolder(dataDir);
  const names = await readdir(folder).catch((): string[] => []);
  // The names contain the time.
  const newest = names
    .filter((name) => name.startsWith('onyar-') && name.endsWith('.dump.age'))
    .sort()
    .at(-1);
  if (newest === undefined) throw new Error(`There is no backup in ${folder}.`);
  return join(folder, newest);
}

/** The newest backup in the default folder. Backups elsewhere are not visible here. */
async function findLastBackup(dataDir: string): Promise<{ at: Date; bytes: number } | null> {
  const folder = backupFolder(dataDir);
  const names = await readdir(folder).catch((): string[] => []);
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith('.dump.age'))
      // Deleted meanwhile.
      .map((name) => stat(join(folder, name)).catch(() => undefined)),
  );
  const [last] = files
    .filter((file) => file !== undefined)
    .toSorted((one, other) => other.mtimeMs - one.mtimeMs);
  return last === undefined ? null : { at: last.mtime, bytes: last.size };
}

/** Time of the last backup in the default folder. */
export const lastBackupAt = async (dataDir: string): Promise<Date | null> =>
  (await findLastBackup(dataDir))?.at ?? null;

/** Before the first backup its size is unknown; a new clinic's has a few MB. */
const leastBackupBytes = 64 * 1024 * 1024;

/** The database grows between two backups. */
const growth = 1.5;

const toMegabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

/**
 * Whether the last backup is recent and the next one fits beside it.
 * @param now of the clock that dates files
 * @returns the reason why not, or null
 */
export async function checkBackups(dataDir: string, now: Date): Promise<string | null> {
  return (await checkBackupAge(dataDir, now)) ?? (await checkBackupRoom(dataDir));
}

/** Before the first backup, the time counts from the creation of the data folder. */
async function checkBackupAge(dataDir: string, now: Date): Promise<string | null> {
  const last = await lastBackupAt(dataDir);
  const since = last ?? (await stat(dataDir).catch(() => undefined))?.birthtime;
  if (since === undefined || now.getTime() - since.getTime() <= limits.backupHours * hourMs) return null;
  const when = since.toISOString();
  return last === null
    ? `no backup was ever made, and data is kept since ${when}`
    : `the last backup is of ${when}`;
}

const hourMs = 3_600_000;

/**
 * Whether the next backup fits beside the last.
 * @returns the reason why not, or null
 */
export async function checkBackupRoom(
  dataDir: string,
  freeBytes: (folder: string) => Promise<number> = freeBytesOf,
): Promise<string | null> {
  const last = await findLastBackup(dataDir);
  const needed = Math.max(leastBackupBytes, (last?.bytes ?? 0) * growth);
  const free = await freeBytes(backupFolder(dataDir));
  if (free >= needed) return null;
  return `${toMegabytes(free)} MB are free for backups, and the next one needs ${toMegabytes(needed)} MB`;
}
