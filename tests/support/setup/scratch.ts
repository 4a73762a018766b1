import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
/** A run uses at most half a gigabyte of it at once; the rest is for the machine's other work. */
const maxScratchBytes = 2e9;
const minMemoryBytes = 6e9;

/**
 * Gives this run, and every process that it starts, a place in memory for what it writes and throws away: clusters, profiles
 * of browsers, backups. On a disk a copy of the template takes nine times as much of the processor, for its 415 relations are
 * as many files (docs/decisions/0019). Where the machine has no such place, or little memory, that of the system stays.
 * @returns a function that removes it
 */
export function createScratch(): () => void {
  if (!hasRoom()) return () => {};
  removeLeftovers(memory);
  const former = process.env.TMPDIR;
  const folder = join(memory, `onyar-test-${process.pid}-scratch`);
  // Processes of other users, started by tests, need access.
  mkdirSync(folder, { mode: 0o755 });
  process.env.TMPDIR = folder;
  return () => {
    if (former === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = former;
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
}

/** Whether an in-memory file system exists that has enough room and allows executing programs. */
function hasRoom(): boolean {
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
    const [, , kind, options = ''] =
      mounts.map((line) => line.split(' ')).find(([, at]) => at === memory) ?? [];
    if (kind !== 'tmpfs' || options.split(',').some((option) => ['ro', 'noexec'].includes(option)))
      return false;
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= maxScratchBytes && process.availableMemory() >= minMemoryBytes;
  } catch {
    return false;
  }
}

/**
 * Removes what killed runs have left in a folder. A PostgreSQL without its folder ends by itself within a
 * minute.
 */
export function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = /^onyar-test-(\d+)-/.exec(name)?.[1];
    if (pid && !isProcessRunning(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Whether a process exists, of any user. */
export function isProcessRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
