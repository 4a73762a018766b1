import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The Node that comes with the project, where it has one for this kind of machine; else the one that runs us. */
export function projectNode() {
  const own = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  return existsSync(own) ? own : process.execPath;
}

/** Prints what is about to be done. */
export const say = (line) => process.stdout.write(`${line}\n`);

/**
 * Runs a command quietly and passes its output through only when it fails.
 * @param {string} what words for the error message
 * @param {string[]} command
 * @param {Record<string, string>} [env] added to ours
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
