import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
const install = ['apt-get', 'install', '-y', '--no-install-recommends'];

/** Whether packages of a Debian or an Ubuntu can be installed. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs packages.
 * @param {string[]} packages
 * @throws with one sentence, after what apt-get said
 */
export function installNow(packages) {
  run('apt-get update', ['apt-get', 'update'], quietly);
  run('apt-get install', [...install, ...packages], quietly);
}

/**
 * Begins to install packages while something else is done. Where one of them does not exist none is installed: whoever needs one looks
 * whether it has come, and asks for it by itself.
 * @param {string[]} packages
 * @returns {Promise<void>} until that is over, whatever came of it
 */
export function installMeanwhile(packages) {
  if (packages.length === 0) return Promise.resolve();
  // One process for both: while ours waits for npm and for the build it could not begin the second.
  const script = ['apt-get update && exec "$@"', 'sh', ...install, ...packages];
  const child = spawn('sh', ['-c', ...script], { stdio: 'ignore', env: { ...process.env, ...quietly } });
  return new Promise((resolve) => child.once('error', resolve).once('exit', resolve));
}
