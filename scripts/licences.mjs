// `npm run licences`: lists every package shipped with the product and its licence. Fails on a licence that
// forbids redistribution.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge } from './licences/rules.mjs';
import { root } from './ready/run.mjs';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const credits = readFileSync(join(root, 'README.md'), 'utf8').split('## Credits')[1] ?? '';

/** Development packages that end up in the build: the fonts. */
const builtIn = ['@fontsource-variable/'];
const nameOf = (path) => path.split('node_modules/').at(-1);
const shipped = Object.entries(packages).filter(
  ([path, { dev }]) => path !== '' && (!dev || builtIn.some((name) => nameOf(path).startsWith(name))),
);

let problems = 0;
for (const [path, { version, license }] of shipped.sort()) {
  const { licence, problem } = judge({ name: nameOf(path), license }, credits);
  process.stdout.write(`${nameOf(path)} ${version}: ${licence}\n`);
  if (problem === undefined) continue;
  problems++;
  process.stderr.write(`${nameOf(path)} ${version}: ${problem}\n`);
}
process.stdout.write(`${shipped.length} packages\n`);
process.exitCode = problems > 0 ? 1 : 0;
