import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { errorDetail } from '../errors.ts';

const waitSeconds = 120;

/**
 * Runs `work` while no other process on this machine runs work under the same lock file.
 *
 * The lock is SQLite's lock on an empty file, because the operating system takes it back when its holder dies,
 * on every platform: after `kill -9` there is nothing to clean up and no process id to misread.
 *
 * @param file a path in an existing folder; stays behind, empty
 * @throws when the lock was not free within two minutes
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
 * Says, for as long as this process lives, that it uses something that several processes share.
 *
 * @param file a path in an existing folder; stays behind, empty
 * @returns `end`: uses it no more; tells whether nobody else does. Call both under one lock of `withProcessLock`
 */
export function joinUsers(file: string): { end(): { isLast: boolean } } {
  const use = new DatabaseSync(file);
  // Reading inside a transaction holds SQLite's shared lock until its end, or until the process's.
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
