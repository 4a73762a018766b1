import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../errors.ts';
import type { Part } from '../operations/outages.server.ts';

/** An alarm that has begun. `isSent`: its first letter has been sent. */
export type BegunAlarm = { since: Date; reason: string; isSent: boolean };

/** Longer than an attempt to send a letter takes. */
const lockSeconds = 120;

/**
 * The alarms that have begun, as files that all processes of this machine share: one letter is sent however many
 * processes see the fault, also after a restart. Not in the database, because its outage is an alarm too.
 * @param folder in `DATA_DIR`
 */
export function createAlarmState(folder: string) {
  const fileOf = (part: Part) => join(folder, `${part}.json`);
  /** A complete file with the time of its last sight, which appears under its name by `place`. */
  const write = async (alarm: BegunAlarm, now: Date, place: (unfinished: string) => Promise<void>) => {
    const unfinished = join(folder, `${randomUUID()}.part`);
    try {
      await writeFile(unfinished, JSON.stringify(alarm), { mode: 0o600 });
      await utimes(unfinished, now, now);
      await place(unfinished);
    } finally {
      await rm(unfinished, { force: true });
    }
  };
  return {
    /** @returns undefined if no alarm of this part has begun */
    async read(part: Part): Promise<BegunAlarm | undefined> {
      const text = await readFile(fileOf(part), 'utf8').catch(ignoreMissing);
      if (text === undefined) return undefined;
      // Cast: written above.
      const { since, ...rest } = JSON.parse(text) as Omit<BegunAlarm, 'since'> & { since: string };
      return { ...rest, since: new Date(since) };
    },
    /** Does nothing if another process was first. */
    async begin(part: Part, alarm: BegunAlarm, now: Date): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await write(alarm, now, (unfinished) => link(unfinished, fileOf(part))).catch((error: unknown) => {
        if (errorCode(error) !== 'EEXIST') throw error;
      });
    },
    /** Notes that the part is still ill. */
    async touch(part: Part, now: Date): Promise<void> {
      await utimes(fileOf(part), now, now).catch(ignoreMissing);
    },
    async lastSeenAt(part: Part): Promise<Date | undefined> {
      // A folder that cannot be read has no alarms.
      return (await stat(fileOf(part)).catch(() => undefined))?.mtime;
    },
    async markSent(part: Part, alarm: BegunAlarm, now: Date): Promise<void> {
      await write({ ...alarm, isSent: true }, now, (unfinished) => rename(unfinished, fileOf(part)));
    },
    end: (part: Part) => rm(fileOf(part), { force: true }),
    /** Runs `work` in one process at a time; does nothing if another one is at it. */
    async exclusively(part: Part, work: () => Promise<void>): Promise<void> {
      const lock = join(folder, `${part}.lock`);
      if (!(await takeLock(lock))) return;
      await work().finally(() => rm(lock, { force: true }));
    },
  };
}

/** A lock left by a killed process is removed; the next attempt takes it. */
async function takeLock(lock: string): Promise<boolean> {
  try {
    await (await open(lock, 'wx', 0o600)).close();
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    const taken = await stat(lock).catch(ignoreMissing);
    if (taken !== undefined && Math.abs(Date.now() - taken.mtimeMs) > lockSeconds * 1_000)
      await rm(lock, { force: true });
    return false;
  }
}

function ignoreMissing(error: unknown): undefined {
  if (errorCode(error) === 'ENOENT') return undefined;
  throw error;
}
