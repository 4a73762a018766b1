import { rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../errors.ts';

const registeredPaths = new Set<string>();
let isWatching = false;

/**
 * Registers a temporary file or folder, removed when the process ends, also by a signal (`exitOnSignals`). After `kill
 * -9` the next process removes it (`removeLeftovers`).
 * @returns a function that removes it now
 */
export function registerTemporary(path: string): () => Promise<void> {
  registeredPaths.add(path);
  if (!isWatching)
    process.on('exit', () => {
      for (const each of registeredPaths) rmSync(each, { recursive: true, force: true });
    });
  isWatching = true;
  return async () => {
    await rm(path, { recursive: true, force: true });
    registeredPaths.delete(path);
  };
}

/** Makes signals end the process like an error, so that `temporary` paths are removed. For scripts. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
}

export const temporarySuffix = `unfinished-${process.pid}`;

/** Removes temporary files of killed processes from a folder. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const found = /^onyar-.*unfinished-(\d+)|\.unfinished-(\d+)$/.exec(name);
    const pid = found?.[1] ?? found?.[2];
    if (pid !== undefined && !isProcessRunning(Number(pid)))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isProcessRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
