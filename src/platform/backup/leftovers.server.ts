import { rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../errors.ts';

/** What this process has made for the moment. */
const present = new Set<string>();
let isWatching = false;

/**
 * Says that a file or folder is for the moment: it goes when the process ends, by a signal too (`endBySignal`). After `kill -9`
 * the next process removes it (`removeLeftovers`).
 * @returns a function that removes it now
 */
export function temporary(path: string): () => Promise<void> {
  present.add(path);
  if (!isWatching)
    process.on('exit', () => {
      for (const each of present) rmSync(each, { recursive: true, force: true });
    });
  isWatching = true;
  return async () => {
    await rm(path, { recursive: true, force: true });
    present.delete(path);
  };
}

/** Ends the process at a signal as at an error, so that `temporary` things go. For scripts. */
export function endBySignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
}

/** Part of a temporary name: whose it is. */
export const ownMark = `unfinished-${process.pid}`;

/** Removes what processes that were killed have left in a folder. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const found = /^onyar-.*unfinished-(\d+)|\.unfinished-(\d+)$/.exec(name);
    const pid = found?.[1] ?? found?.[2];
    if (pid !== undefined && !isAlive(Number(pid)))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
