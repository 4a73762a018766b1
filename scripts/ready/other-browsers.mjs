import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, installNow } from './debian.mjs';
import { say } from './run.mjs';

/**
 * Browsers besides Chromium in which one journey runs. WebKit is WebKitGTK with its own driver, on a virtual
 * display, because it has no headless mode.
 */
const browsers = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKitGTK', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
];

/** Debian's names of the missing ones; empty without Debian. */
export const otherBrowserPackages = () =>
  canInstall() ? browsers.flatMap(({ find, packages }) => (find() ? [] : packages)) : [];

/** Installs the missing browsers on Debian as root; otherwise prints which journeys are skipped. */
export function installOtherBrowsers() {
  for (const { name, find, packages } of browsers) {
    if (find()) continue;
    if (canInstall()) {
      say(`Installing ${name} …`);
      installFromDebian(packages);
    }
    if (!find()) say(`There is no ${name} on this machine: its journey is left out of the tests.`);
  }
}

/** @returns {string | undefined} the path of a Firefox: `$FIREFOX_PATH`, else an installed one */
export function findFirefox() {
  const chosen = process.env.FIREFOX_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`FIREFOX_PATH is ${chosen}, which does not exist.`);
  const bundle = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return chosen || installed('firefox-esr') || firefoxThatRuns() || [bundle].find(existsSync);
}

/**
 * @returns {{ driver: string, browser: string, display: string } | undefined} WebKitGTK's programs, and Xvfb
 */
export function findWebKit() {
  const driver = installed('WebKitWebDriver');
  const display = installed('Xvfb');
  const browser = miniBrowser();
  return driver && display && browser ? { driver, browser, display } : undefined;
}

/**
 * Ubuntu's `firefox` is only a stub that points to the snap, so checking that the file exists is not enough.
 */
function firefoxThatRuns() {
  const path = installed('firefox');
  return path && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0 ? path : undefined;
}

/** WebKitGTK's MiniBrowser lies next to its library, in a folder per architecture and API version. */
function miniBrowser() {
  const folders = (parent) =>
    existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name)) : [];
  return folders('/usr/lib')
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap(folders)
    .filter((folder) => /\/webkit2?gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(existsSync);
}

const installed = (program) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(existsSync);

function installFromDebian(packages) {
  try {
    installNow(packages);
  } catch (error) {
    // A missing browser must not prevent the other tests.
    process.stderr.write(`${error.message}\n`);
  }
}
