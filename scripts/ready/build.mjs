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
    'vite.config.ts',
    'react-router.config.ts',
    'tsconfig.json',
  ],
  ...['package-lock.json', 'scripts/build'],
];
/** A clinic's own configuration is part of its pages. */
const ownConfig = process.env.CLINIC_CONFIG ? [process.env.CLINIC_CONFIG] : [];
const stamp = resolve(root, 'build/.hash');

/** Whether build/ is what the last complete build made of these very sources. */
export const isBuilt = () =>
  readStamp() === `${hashOf([...sources, ...ownConfig], contents)} ${hashOf(outputs, sizeAndTime)}`;

const outputs = ['build/client', 'build/server', 'build/process'];

const steps = [
  ['The build', 'node_modules/@react-router/dev/bin.cjs', 'build'],
  ['Compressing', 'scripts/build/compress.mjs'],
  ['The page for outages', 'scripts/build/unavailable-page.ts'],
  ['The process', 'scripts/build/process.mjs'],
];

/** Builds the pages, and the process that serves them, unless they are built. */
export function buildIfStale() {
  if (isBuilt()) return;
  say('Building the pages …');
  build();
}

/** Builds both, whatever is there. */
export function build() {
  const before = hashOf([...sources, ...ownConfig], contents);
  // A build that is interrupted leaves no stamp.
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
