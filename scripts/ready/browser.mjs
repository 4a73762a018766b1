import { existsSync } from 'node:fs';
import { findChromium, hasHeadlessShell } from '../chromium.mjs';
import { projectNode, run, say } from './run.mjs';

/** Gets a Chromium for the browser tests: the one without windows where it can be had, else any. */
export function installChromium() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (hasHeadlessShell() || (!isDebianRoot && findChromium())) return;
  say('Installing Chromium …');
  if (isDebianRoot)
    for (const name of ['chromium-headless-shell', 'chromium']) if (hasInstalled(name)) return;
  const libraries = isDebianRoot ? ['--with-deps'] : [];
  run('Downloading Chromium', [
    projectNode(),
    'node_modules/@playwright/test/cli.js',
    'install',
    ...libraries,
    'chromium',
  ]);
  if (!findChromium())
    throw new Error('There is no Chromium that runs: install one and set CHROMIUM_PATH to it.');
}

/** Ubuntu's package is an empty shell; whether a browser runs decides. */
function hasInstalled(name) {
  if (name === 'chromium' && findChromium()) return true;
  try {
    const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get update', ['apt-get', 'update'], quietly);
    run('apt-get install', ['apt-get', 'install', '-y', '--no-install-recommends', name], quietly);
    return findChromium() !== undefined;
  } catch {
    return false;
  }
}
