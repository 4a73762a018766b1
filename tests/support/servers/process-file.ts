import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isBuilt } from '../../../scripts/ready/build.mjs';

const root = join(import.meta.dirname, '../../..');
const built = 'build/process/server.js';

/**
 * How `npm start`, the unit for systemd and the image start it (docs/decisions/0057): tests and benchmarks measure
 * the process that runs in production.
 */
export const processFlags = ['--max-semi-space-size=8'];
/** Environment of the same. */
export const processSettings = { MALLOC_ARENA_MAX: '2' };

let isBuildCurrent: boolean | undefined;

/**
 * The file `npm start` runs, if the build is up to date; otherwise, during development, the sources.
 * @param folder a checkout of this or another release
 * @returns a path within it
 */
export function processFile(folder: string): string {
  if (resolve(folder) !== root) return existsSync(join(folder, built)) ? built : 'src/server.ts';
  isBuildCurrent ??= isBuilt();
  return isBuildCurrent ? built : 'src/server.ts';
}
