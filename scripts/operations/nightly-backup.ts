// `node scripts/operations/nightly-backup.ts [now]`: in the container `backup`. Every night it writes the encrypted
// backup, a base backup for point-in-time recovery, and copies the encrypted one elsewhere. See docs/operating.md.

import { execFile } from 'node:child_process';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { defaultBackupFile, writeBackup } from '#platform/backup/backup.server.ts';
import { findFirstWalFile } from '#platform/backup/base-backups.server.ts';
import { exitOnSignals } from '#platform/backup/temporary-files.server.ts';
import { readConfig } from '#platform/config.server.ts';
import { errorMessage } from '#platform/errors.ts';

const execute = promisify(execFile);

/** Hour in UTC: 4 or 5 o'clock in Spain. */
const backupHour = 3;
const keptDumpDays = 30;
const keptBaseDays = 7;
const dayMs = 86_400_000;

exitOnSignals();
const config = readConfig(process.env);
const backups = resolve(config.DATA_DIR, '../backups');
const wal = resolve(config.DATA_DIR, '../wal');

if (process.argv[2] === 'now') {
  process.exitCode = (await runAll()) ? 0 : 1;
} else {
  for (;;) {
    await delay(msUntilNight(new Date()));
    await runAll();
  }
}

/** Time until the next quarter past the backup hour, in ms. */
function msUntilNight(now: Date): number {
  const next = new Date(now);
  next.setUTCHours(backupHour, 15, 0, 0);
  if (next <= now) next.setTime(next.getTime() + dayMs);
  return next.getTime() - now.getTime();
}

/** Each step runs even if the one before has failed: a full disk elsewhere must not prevent the local copy. */
async function runAll(): Promise<boolean> {
  const file = defaultBackupFile(config.DATA_DIR, new Date());
  const hasDump = await attempt('encrypted backup', () => writeDump(file));
  const hasBase = await attempt('base backup', writeBase);
  const command = config.BACKUP_COPY_COMMAND;
  const isCopied =
    !hasDump || !command || (await attempt('copy elsewhere', () => copyElsewhere(command, file)));
  return hasDump && hasBase && isCopied;
}

async function attempt(name: string, step: () => Promise<string>): Promise<boolean> {
  try {
    console.log(`${name}: ${await step()}`);
    return true;
  } catch (error) {
    console.error(`${name} failed: ${errorMessage(error)}`);
    return false;
  }
}

async function writeDump(file: string): Promise<string> {
  const { bytes } = await writeBackup(file, config);
  // Only after a success, so that old ones are kept while new ones fail.
  await removeOlder(backups, /^onyar-.*\.dump\.age$/, keptDumpDays);
  return `${file}, ${bytes} bytes`;
}

/** A copy of the database's files. With the archive of changes it restores any moment since. */
async function writeBase(): Promise<string> {
  const stamp = new Date().toISOString().slice(0, 16).replace(':', '');
  const folder = join(wal, `base-${stamp}`);
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const url = config.DATABASE_URL ?? '';
  const options = ['--format=tar', '--gzip', '--wal-method=fetch', '--checkpoint=fast'];
  await execute('pg_basebackup', ['--dbname', url, '--pgdata', unfinished, ...options]);
  await rename(unfinished, folder);
  await removeOlder(wal, /^base-/, keptBaseDays);
  await removeUnneededChanges();
  return folder;
}

/** Removes archived changes from before the oldest base backup. */
async function removeUnneededChanges(): Promise<void> {
  const [oldest] = (await readdir(wal)).filter((name) => /^base-.*\d$/.test(name)).sort();
  if (oldest === undefined) return;
  await execute('pg_archivecleanup', [wal, await findFirstWalFile(join(wal, oldest))]);
}

async function removeOlder(folder: string, pattern: RegExp, days: number): Promise<void> {
  const oldest = Date.now() - days * dayMs;
  for (const name of await readdir(folder)) {
    if (!pattern.test(name)) continue;
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs < oldest) await rm(file, { recursive: true });
  }
}

/** Runs the clinic's own command with the file as its only argument, for example with curl or scp. */
async function copyElsewhere(command: string, file: string): Promise<string> {
  await execute('sh', ['-ec', command, 'sh', file]);
  return file;
}
