import { findChromium, hasHeadlessShell } from '../chromium.mjs';
import { canInstall, installNow } from './debian.mjs';
import { projectNode, run, say } from './run.mjs';

/** What Debian calls the Chromium that has no windows; nothing where there is no need of it, or no Debian. */
export const chromiumPackages = () =>
  canInstall() && !hasHeadlessShell() ? ['chromium-headless-shell'] : [];

/** Gets a Chromium for the browser tests: the one without windows where it can be had, else any. */
export function installChromium() {
  if (hasHeadlessShell() || (!canInstall() && findChromium())) return;
  say('Installing Chromium …');
  if (canInstall()) for (const name of [...chromiumPackages(), 'chromium']) if (hasInstalled(name)) return;
  const libraries = canInstall() ? ['--with-deps'] : [];
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
    installNow([name]);
    return findChromium() !== undefined;
  } catch {
    return false;
  }
}
