import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseName, writeArchive, writeChecksums, writeSbom } from './archive.ts';
import { cutChangelog, nextVersion } from './changelog.ts';

type ReleaseOptions = {
  /** The repository. */
  root: string;
  /** `major`, `minor`, `patch`, or a version. */
  wanted: string;
  /** Leaves the repository as it is: no commit, no tag. */
  isDryRun: boolean;
  /** Builds a checkout in place. */
  build: (folder: string) => void;
  /** The clinic's own file that `build` uses; without it the demonstration's. */
  clinicFile?: string | undefined;
  /** Says what begins now; a release takes minutes. */
  say?: (step: string) => void;
  /** For the archive, its notes, bill of materials and checksums. */
  out: string;
  date: Date;
};

/**
 * Commits the version and the changelog in a checkout of its own, builds and packs it, and only then moves the branch
 * and sets the tag: a failure changes nothing.
 * @returns the version
 * @throws Error with a readable message
 */
export function release({
  root,
  wanted,
  isDryRun,
  build,
  clinicFile,
  say = () => undefined,
  out,
  date,
}: ReleaseOptions): string {
  const git = (...args: string[]) => runGit(root, args);
  const changed = git('status', '--porcelain');
  if (changed !== '') throw new Error(`There are changes without a commit:\n${changed}`);
  const { version: current } = readJson(join(root, 'package.json'));
  const version = nextVersion(current, wanted);
  const tag = `v${version}`;
  if (git('tag', '--list', tag) !== '') throw new Error(`The tag ${tag} exists.`);
  const text = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const { changelog, notes } = cutChangelog(text, version, date.toISOString().slice(0, 10));

  const scratch = mkdtempSync(join(tmpdir(), 'onyar-release-'));
  // npm names the bill of materials after the folder.
  const folder = join(scratch, 'onyar');
  try {
    git('worktree', 'add', '--quiet', '--detach', folder, 'HEAD');
    const commit = commitVersion(folder, version, changelog);
    say(`Building ${version}, which takes some minutes …`);
    build(folder);
    say('Packing the archive, its notes, bill of materials and checksums …');
    writeFiles(folder, out, { version, notes, date, clinicFile });
    if (!isDryRun) {
      git('merge', '--quiet', '--ff-only', commit);
      git('tag', '--annotate', '--cleanup=verbatim', '--message', notes, tag);
    }
    return version;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

function commitVersion(folder: string, version: string, changelog: string): string {
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
  const packageFile = join(folder, 'package.json');
  writeJson(packageFile, { ...readJson(packageFile), version });
  const lockFile = join(folder, 'package-lock.json');
  const lock = readJson(lockFile);
  const own = { ...lock.packages[''], version };
  writeJson(lockFile, { ...lock, version, packages: { ...lock.packages, '': own } });
  runGit(folder, ['commit', '--quiet', '--all', '--message', `release: ${version}`]);
  return runGit(folder, ['rev-parse', 'HEAD']);
}

function writeFiles(
  folder: string,
  out: string,
  {
    version,
    notes,
    date,
    clinicFile,
  }: { version: string; notes: string } & Pick<ReleaseOptions, 'date' | 'clinicFile'>,
): void {
  const scratch = mkdtempSync(join(tmpdir(), 'onyar-archive-'));
  try {
    mkdirSync(out, { recursive: true });
    const name = join(out, releaseName(version));
    const packed = writeArchive(folder, scratch, date, clinicFile);
    const archive = join(out, packed.slice(scratch.length));
    copyFileSync(packed, archive);
    const installer = join(out, 'install.sh');
    copyFileSync(join(folder, 'deploy/install.sh'), installer);
    writeFileSync(`${name}.md`, notes);
    writeSbom(folder, `${name}.cdx.json`);
    writeChecksums([archive, installer, `${name}.md`, `${name}.cdx.json`], `${name}.sha256`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

type PackageFile = { version: string; packages: Record<string, object> };

// Cast: our own package.json and package-lock.json.
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageFile;

const writeJson = (file: string, value: object) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const runGit = (cwd: string, args: readonly string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
