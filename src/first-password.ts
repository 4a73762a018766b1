import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '#platform/errors.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { isDirectorPassword } from '../db/seed.ts';

const passwordFile = (dataDir: string) => join(dataDir, 'first-password');

/**
 * Stores the generated password of the first start until it has been shown: the start may still fail after seeding
 * (port in use, process killed).
 */
export async function storeFirstPassword(dataDir: string, password: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile(dataDir), password, { mode: 0o600 });
}

export async function showFirstPassword(
  { dataDir, db }: { dataDir: string; db: Database },
  tell: (password: string) => void,
): Promise<void> {
  const password = read(passwordFile(dataDir));
  if (password === null) return;
  // Another process may have seeded the database first with its own password, or it has been changed.
  if (await isDirectorPassword(db, password)) tell(password);
  rmSync(passwordFile(dataDir), { force: true });
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
