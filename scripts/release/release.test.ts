import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cutChangelog, nextVersion } from './changelog.ts';
import { release } from './release.ts';

const root = join(import.meta.dirname, '../..');
const date = new Date('2026-11-28T12:00:00Z');
const changelog = `# Changelog

Text.

## Unreleased

### Manual steps
- Set \`ALARM_RECIPIENTS\`.

### Added
- Alarms by mail.

## 0.0.1 - 2026-01-01

### Added
- All.
`;

describe('cutChangelog', () => {
  test('moves the entries under the version and puts manual steps first in the notes', () => {
    const cut = cutChangelog(changelog, '1.0.0', '2026-11-28');
    expect(cut.notes).toBe(
      '# Onyar 1.0.0\n\n## Manual steps\n- Set `ALARM_RECIPIENTS`.\n\n## Added\n- Alarms by mail.\n',
    );
    const headings = cut.changelog.match(/^##+ .*$/gm);
    expect(headings).toEqual([
      '## Unreleased',
      '### Manual steps',
      '## 1.0.0 - 2026-11-28',
      '### Manual steps',
      '### Added',
      '## 0.0.1 - 2026-01-01',
      '### Added',
    ]);
    expect(cut.changelog).toContain('### Manual steps\nNone.\n\n## 1.0.0');
  });

  test('refuses a release without changes, or without a word on manual steps', () => {
    expect(() => cutChangelog('## Unreleased\n\n### Added\n- X.\n', '1.0.0', 'x')).toThrow(
      /no section "### Manual steps"/,
    );
    expect(() => cutChangelog('## Unreleased\n\n### Manual steps\nNone.\n', '1.0.0', 'x')).toThrow(
      /no unreleased changes/,
    );
    expect(() => cutChangelog('# Changelog\n', '1.0.0', 'x')).toThrow(/no section "## Unreleased"/);
  });

  test('accepts the changelog of this repository', () => {
    const own = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
    const isJustReleased = /^## Unreleased\n\n### Manual steps\nNone\.\n\n##/m.test(own);
    if (!isJustReleased) expect(cutChangelog(own, '99.0.0', 'x').notes).toContain('## Manual steps\n');
  });
});

test.each([
  ['0.1.0', 'patch', '0.1.1'],
  ['0.1.9', 'minor', '0.2.0'],
  ['0.9.1', 'major', '1.0.0'],
  ['0.9.0', '0.10.0', '0.10.0'],
])('the version after %s for %s is %s', (current, wanted, next) => {
  expect(nextVersion(current, wanted)).toBe(next);
});

test('a version has to be one, and later', () => {
  expect(() => nextVersion('0.1.0', 'next')).toThrow(/no version like/);
  expect(() => nextVersion('0.1.0', '0.1.0')).toThrow(/not later than 0\.1\.0/);
  expect(() => nextVersion('0.10.0', '0.9.9')).toThrow(/not later than/);
});

describe('release', () => {
  let clone: string;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' }).trim();
  const out = () => join(clone, '../releases');
  beforeEach(() => {
    clone = join(mkdtempSync(join(tmpdir(), 'onyar-release-test-')), 'clone');
    execFileSync('git', ['clone', '--quiet', '--shared', root, clone]);
    git('config', 'user.name', 'Test');
    git('config', 'user.email', 'test@example.org');
    // This checkout as it is, committed or not.
    for (const name of ['deploy', 'scripts', 'SECURITY.md', 'package.json', 'package-lock.json'])
      cpSync(join(root, name), join(clone, name), { recursive: true });
    writeFileSync(join(clone, 'CHANGELOG.md'), changelog);
    git('add', '--all');
    git('commit', '--quiet', '--message', 'test');
  });
  afterEach(() => rmSync(join(clone, '..'), { recursive: true, force: true }));

  /** In place of the pages, which take a minute to build. */
  const build = (folder: string) => {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    mkdirSync(join(folder, 'build/process'), { recursive: true });
    writeFileSync(join(folder, 'build/process/server.js'), '');
  };
  const start = (
    changes: { isDryRun?: boolean; build?: (folder: string) => void; clinicFile?: string } = {},
  ) => release({ root: clone, wanted: '9.0.0', isDryRun: false, build, out: out(), date, ...changes });

  test('commits the version, tags it, and writes archive, notes, bill of materials and checksums', () => {
    expect(start()).toBe('9.0.0');
    expect(git('log', '-1', '--format=%s')).toBe('release: 9.0.0');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('tag', '--list', '--format=%(contents)', 'v9.0.0')).toContain('## Manual steps\n- Set');
    expect(git('rev-parse', 'v9.0.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
    for (const file of ['package.json', 'package-lock.json'])
      expect(JSON.parse(readFileSync(join(clone, file), 'utf8')).version).toBe('9.0.0');
    const archive = `onyar-9.0.0-linux-${process.arch}.tar.gz`;
    const files = readdirSync(out()).sort();
    expect(files).toEqual(
      ['install.sh', archive, 'onyar-9.0.0.cdx.json', 'onyar-9.0.0.md', 'onyar-9.0.0.sha256'].sort(),
    );
    execFileSync('sha256sum', ['--check', '--strict', 'onyar-9.0.0.sha256'], { cwd: out(), stdio: 'ignore' });

    const listed = execFileSync('tar', ['-tzf', archive], {
      cwd: out(),
      encoding: 'utf8',
      maxBuffer: 1e8,
    }).split('\n');
    for (const name of [
      'node_modules/.bin/node',
      'node_modules/sharp/package.json',
      'build/process/server.js',
      'clinic.config.ts',
      'deploy/install.sh',
      'SECURITY.md',
    ])
      expect(listed).toContain(`onyar-9.0.0/${name}`);
    expect(
      listed.filter((name) => /\.test\.tsx?$|\.git\/|\/tests\/|node_modules\/vite\//.test(name)),
    ).toEqual([]);

    const bill = JSON.parse(readFileSync(join(out(), 'onyar-9.0.0.cdx.json'), 'utf8'));
    const names = (bill.components as { name: string }[]).map(({ name }) => name);
    expect([bill.bomFormat, bill.metadata.component['bom-ref']]).toEqual(['CycloneDX', 'onyar@9.0.0']);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'sharp', 'pg']));
    expect(names).not.toContain('vitest');
  });

  test('the archive contains the clinic’s own file, if the pages are built with one', () => {
    const clinicFile = join(clone, '../ours.ts');
    writeFileSync(clinicFile, 'export const clinic = {};\n');
    start({ isDryRun: true, clinicFile });
    const archive = `onyar-9.0.0-linux-${process.arch}.tar.gz`;
    const packed = execFileSync('tar', ['-xOzf', archive, 'onyar-9.0.0/clinic.config.ts'], { cwd: out() });
    expect(packed.toString()).toBe('export const clinic = {};\n');
  });

  test('a dry run writes the files and leaves the repository as it is', () => {
    const before = git('rev-parse', 'HEAD');
    start({ isDryRun: true });
    expect([git('rev-parse', 'HEAD'), git('tag', '--list', 'v9.0.0'), git('status', '--porcelain')]).toEqual([
      before,
      '',
      '',
    ]);
    expect(existsSync(join(out(), 'onyar-9.0.0.sha256'))).toBe(true);
  });

  test('refuses uncommitted changes and a version that exists', () => {
    writeFileSync(join(clone, 'forgotten.txt'), 'x');
    expect(() => start()).toThrow(/changes without a commit:\n\?\? forgotten\.txt/);
    rmSync(join(clone, 'forgotten.txt'));
    git('tag', 'v9.0.0');
    expect(() => start()).toThrow(/tag v9\.0\.0 exists/);
  });

  test('a failed build leaves no commit, no tag and no files', () => {
    const before = git('rev-parse', 'HEAD');
    const fail = () => {
      throw new Error('does not build');
    };
    expect(() => start({ build: fail })).toThrow('does not build');
    expect([git('rev-parse', 'HEAD'), git('tag', '--list', 'v9.0.0'), existsSync(out())]).toEqual([
      before,
      '',
      false,
    ]);
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  });
});
