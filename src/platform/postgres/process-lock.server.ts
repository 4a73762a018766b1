import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { errorDetail } from '../errors.ts';

const waitSeconds = 120;

/**
 * Runs `work` exclusively among processes of this machine using the same lock file.
 *
 * Uses SQLite's lock on an empty file, because the operating system releases it when the holder dies, on every
 * platform: nothing to clean up after `kill -9`, no stale process ids.
 *
 * @param file a path in an existing folder; stays behind, empty
 * @throws if the lock was not free within two minutes
 */
export async function withProcessLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const lock = new DatabaseSync(file);
  try {
    await acquire(lock, file);
    return await work();
  } finally {
    lock.close();
  }
}

/**
 * Registers this process as a user of a shared resource for its lifetime.
 *
 * @param file a path in an existing folder; stays behind, empty
 * @returns `end`: unregisters, and tells whether it was the last user. Call both under one lock of `withProcessLock`
 */
export function registerUser(file: string): { end(): { isLast: boolean } } {
  const use = new DatabaseSync(file);
  // A read in a transaction holds SQLite's shared lock until the transaction or process ends.
  use.exec('BEGIN');
  use.prepare('SELECT 1 FROM sqlite_master').all();
  return {
    end() {
      use.close();
      const look = new DatabaseSync(file);
      try {
        return { isLast: tryLock(look) };
      } finally {
        look.close();
      }
    },
  };
}

async function acquire(lock: DatabaseSync, file: string) {
  const giveUpAt = performance.now() + waitSeconds * 1000;
  while (!tryLock(lock)) {
    if (performance.now() > giveUpAt) throw new Error(`${file} is still locked after ${waitSeconds} seconds`);
    await delay(25);
  }
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (errorDetail(error, 'errcode') === SQLITE_BUSY) return false;
    throw error;
  }
}

// https://www.sqlite.org/rescode.html#busy
const SQLITE_BUSY = 5;
