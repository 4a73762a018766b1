import { findChromium, hasHeadlessShell } from '../chromium.mjs';
import { canInstall, installNow } from './debian.mjs';
import { projectNode, run, say } from './run.mjs';

/** Debian's name of the headless Chromium; empty if it is installed or packages cannot be installed. */
export const chromiumPackages = () =>
  canInstall() && !hasHeadlessShell() ? ['chromium-headless-shell'] : [];

/** Installs a Chromium for the browser tests: the headless shell if available, else any. */
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

/** Ubuntu's package is a stub, so the check is whether a browser runs. */
function hasInstalled(name) {
  if (name === 'chromium' && findChromium()) return true;
  try {
    installNow([name]);
    return findChromium() !== undefined;
  } catch {
    return false;
  }
}
