import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '#platform/errors.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { isStaffPassword } from '../db/seed.ts';

const fileIn = (dataDir: string) => join(dataDir, 'first-password');

/**
 * Keeps the made-up password of the first start until somebody has been told: between the seed and the line that tells it,
 * a start may still fail (the port is taken, the process is killed).
 */
export async function keepFirstPassword(dataDir: string, password: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(fileIn(dataDir), password, { mode: 0o600 });
}

/** Tells the password that nobody has been told yet, if it still is one. */
export async function showFirstPassword(
  { dataDir, db }: { dataDir: string; db: Database },
  tell: (password: string) => void,
): Promise<void> {
  const password = read(fileIn(dataDir));
  if (password === null) return;
  // Another process may have filled the database first, with a password of its own; or it has been changed.
  if (await isStaffPassword(db, password)) tell(password);
  rmSync(fileIn(dataDir), { force: true });
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
