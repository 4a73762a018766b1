// `node scripts/build/serving-packages.mjs <folder>`: copies the packages that the bundled process loads at run time,
// with their dependencies, to `<folder>/node_modules`. For images: they are a tenth of all production packages.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { externalPackages } from './external-packages.mjs';

const target = process.argv[2];
if (target === undefined) throw new Error('node scripts/build/serving-packages.mjs <folder>');
const from = join(import.meta.dirname, '../../node_modules');

const found = new Set();
const waiting = [...externalPackages];
for (const name of waiting) {
  const folder = join(from, name);
  // Optional packages of other platforms are not installed.
  if (found.has(name) || !existsSync(folder)) continue;
  found.add(name);
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  waiting.push(...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}));
}
for (const name of found) cpSync(join(from, name), join(target, 'node_modules', name), { recursive: true });
