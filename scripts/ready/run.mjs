import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The project's own Node if it has one for this platform; else the running one. */
export function projectNode() {
  const own = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  return existsSync(own) ? own : process.execPath;
}

export const say = (line) => process.stdout.write(`${line}\n`);

/**
 * Runs a command quietly; prints its output only on failure.
 * @param {string} what description for the error message
 * @param {string[]} command
 * @param {Record<string, string>} [env] added to the environment
 * @throws with one sentence, after the output
 */
export function run(what, [file, ...args], env = {}) {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const result = spawnSync(file, args, {
    cwd: root,
    env: { ...process.env, PATH: path, ...env },
    encoding: 'utf8',
  });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  throw new Error(`${what} failed${result.error ? `: ${result.error.message}` : '.'}`);
}
