// `npm run release -- <major|minor|patch|1.2.3> [--dry-run]`: version, changelog section, tag, and in releases/ the
// archive for deploy/install.sh, its notes, bill of materials and checksums; `CLINIC_CONFIG` names the clinic's own file.
// See docs/operating.md, Releases.

import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { archiveName } from './release/archive.ts';
import { release } from './release/release.ts';

const root = join(import.meta.dirname, '..');
// The build runs in another folder.
const clinicFile = process.env.CLINIC_CONFIG ? resolve(process.env.CLINIC_CONFIG) : undefined;
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [wanted, ...rest] = positionals;
  if (wanted === undefined || rest.length > 0)
    throw new Error('npm run release -- <major|minor|patch|1.2.3> [--dry-run]');
  const isDryRun = values['dry-run'];
  const version = release({
    root,
    wanted,
    isDryRun,
    build,
    clinicFile,
    say: console.log,
    out: join(root, 'releases'),
    date: new Date(),
  });
  console.log(`releases/${archiveName(version)} is ready, with its notes, bill of materials and checksums.`);
  if (isDryRun) console.log('Dry run: no commit and no tag was made.');
  else console.log(`Next: git push --follow-tags, and publish the files of version ${version}.`);
} catch (error) {
  console.error(`No release was made. ${(error as Error).message}`);
  process.exitCode = 1;
}

/** With the packages of this checkout. */
function build(folder: string): void {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { status, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...(clinicFile && { CLINIC_CONFIG: clinicFile }) },
  });
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
}
