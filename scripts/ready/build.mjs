import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { projectNode, root, run, say } from './run.mjs';

const sources = [
  ...[
    'src',
    'db',
    'demo',
    'public',
    'clinic.config.ts',
    'clinic.ts',
    'clinic-schema.ts',
    'vite.config.ts',
    'react-router.config.ts',
    'tsconfig.json',
  ],
  ...['package-lock.json', 'scripts/build'],
];
/** The clinic's own configuration is an input of the build. */
const ownConfig = process.env.CLINIC_CONFIG ? [process.env.CLINIC_CONFIG] : [];
const stamp = resolve(root, 'build/.hash');

/** Whether build/ is the result of a complete build from the current sources. */
export const isBuilt = () =>
  readStamp() === `${hashOf([...sources, ...ownConfig], contents)} ${hashOf(outputs, sizeAndTime)}`;

const outputs = ['build/client', 'build/server', 'build/languages', 'build/process'];

const steps = [
  ['The build', 'node_modules/@react-router/dev/bin.cjs', 'build'],
  ['The build of further languages', 'scripts/build/further-languages.ts'],
  ['Compressing', 'scripts/build/compress.mjs'],
  ['The page for outages', 'scripts/build/unavailable-page.ts'],
  ['The process', 'scripts/build/process.mjs'],
];

/** Builds the pages and the server process unless they are current. */
export function buildIfStale() {
  if (isBuilt()) return;
  say('Building the pages …');
  build();
}

export function build() {
  const before = hashOf([...sources, ...ownConfig], contents);
  // An interrupted build must leave no stamp.
  rmSync(stamp, { force: true });
  for (const [name, ...command] of steps) run(name, [projectNode(), ...command], { NODE_ENV: 'production' });
  writeFileSync(stamp, `${before} ${hashOf(outputs, sizeAndTime)}`);
}

function readStamp() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

function hashOf(paths, fingerprint) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn))
    hash.update(`${path}\0`).update(fingerprint(resolve(root, path)));
  return hash.digest('hex');
}

function filesIn(path) {
  const found = statSync(resolve(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  const names = readdirSync(resolve(root, path)).sort();
  return names.flatMap((name) => filesIn(`${path}/${name}`));
}

const contents = (file) => readFileSync(file);

const sizeAndTime = (file) => {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
};
