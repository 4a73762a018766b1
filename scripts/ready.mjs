// Prepares a fresh checkout: `node scripts/ready.mjs start|test|dev|server`. It runs before packages are
// installed, so it has no dependencies and supports Node 20. Prints one line per action.

import { chromiumPackages, installChromium } from './ready/browser.mjs';
import { buildIfStale, isBuilt } from './ready/build.mjs';
import { installMeanwhile } from './ready/debian.mjs';
import { oneAtATime } from './ready/one-at-a-time.mjs';
import { installOtherBrowsers, otherBrowserPackages } from './ready/other-browsers.mjs';
import {
  checkNode,
  installPackages,
  linkNode,
  linkPostgresLibraries,
  removeTools,
} from './ready/packages.mjs';
import { say } from './ready/run.mjs';

const goal = process.argv[2] ?? 'start';

// The tests run against the demonstration's configuration.
if (goal === 'test') delete process.env.CLINIC_CONFIG;

try {
  const leave = await oneAtATime();
  const browsers = goal === 'test' ? [...chromiumPackages(), ...otherBrowserPackages()] : [];
  if (browsers.length > 0) say(`Installing ${browsers.join(', ')} …`);
  const installed = installMeanwhile(browsers);
  // If the pages are built, the build tools are not needed.
  installPackages(goal === 'test' || goal === 'dev' || !isBuilt());
  linkNode();
  checkNode();
  linkPostgresLibraries();
  if (goal !== 'dev') buildIfStale();
  if (goal === 'test') {
    await installed;
    installChromium();
    installOtherBrowsers();
  }
  if (goal === 'server') removeTools();
  leave();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
