import { existsSync } from 'node:fs';
import { findChromium } from '../chromium.mjs';
import { projectNode, run, say } from './run.mjs';

/** Gets a Chromium for the browser tests where the machine has none. */
export function installChromium() {
  if (findChromium()) return;
  say('Installing Chromium …');
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot && installFromDebian()) return;
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

/** Ubuntu's package is an empty shell; whether it runs decides. */
function installFromDebian() {
  try {
    const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get update', ['apt-get', 'update'], quietly);
    run('apt-get install', ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'], quietly);
    return findChromium() !== undefined;
  } catch {
    return false;
  }
}
