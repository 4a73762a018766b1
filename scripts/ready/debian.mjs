import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
const install = ['apt-get', 'install', '-y', '--no-install-recommends'];

export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs packages.
 * @param {string[]} packages
 * @throws with one sentence, after apt-get's output
 */
export function installNow(packages) {
  run('apt-get update', ['apt-get', 'update'], quietly);
  run('apt-get install', [...install, ...packages], quietly);
}

/**
 * Starts installing packages in the background. If one does not exist, apt installs none: callers check for
 * their package and install it separately.
 * @param {string[]} packages
 * @returns {Promise<void>} resolves when it ends, successful or not
 */
export function installMeanwhile(packages) {
  if (packages.length === 0) return Promise.resolve();
  // One process for both commands: ours is blocked by npm and the build, and could not start the second one.
  const script = ['apt-get update && exec "$@"', 'sh', ...install, ...packages];
  const child = spawn('sh', ['-c', ...script], { stdio: 'ignore', env: { ...process.env, ...quietly } });
  return new Promise((resolve) => child.once('error', resolve).once('exit', resolve));
}
