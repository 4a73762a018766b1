import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Made to run without a window, it needs two thirds of the processor's time that Chromium needs for the same pages. */
const headlessShell = 'chromium-headless-shell';
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const bundles = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium that runs: `$CHROMIUM_PATH`, else an installed one, else the one Playwright has downloaded.
 * @returns {string | undefined} its path
 * @throws where `$CHROMIUM_PATH` names something that does not run
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !runs(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which does not run.`);
  if (chosen) return chosen;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, ...bundles, downloaded()].find((path) => path && existsSync(path) && runs(path));
}

/** Whether the smaller browser is here, or another one was chosen. */
export const hasHeadlessShell = () =>
  Boolean(process.env.CHROMIUM_PATH) || findChromium()?.endsWith(headlessShell) === true;

/** Ubuntu installs a `chromium-browser` that only says where to find the real one, so being there is not enough. */
const runs = (path) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

function downloaded() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return undefined;
  }
}
