import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Built to run headless: needs two thirds of the processor time of the full Chromium for the same pages. */
const headlessShell = 'chromium-headless-shell';
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const bundles = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a working Chromium: `$CHROMIUM_PATH`, else an installed one, else Playwright's download.
 * @returns {string | undefined} its path
 * @throws if `$CHROMIUM_PATH` does not run
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !runs(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which does not run.`);
  if (chosen) return chosen;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, ...bundles, downloaded()].find((path) => path && existsSync(path) && runs(path));
}

/** Whether the headless shell is installed, or another browser was chosen. */
export const hasHeadlessShell = () =>
  Boolean(process.env.CHROMIUM_PATH) || findChromium()?.endsWith(headlessShell) === true;

/**
 * Ubuntu's `chromium-browser` is only a stub that points to the snap, so checking that the file exists is not
 * enough.
 */
const runs = (path) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

function downloaded() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return undefined;
  }
}
