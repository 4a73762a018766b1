import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Parts of a release beside its packages: docs/operating/without-containers.md says how it is installed. */
const parts = [
  'package.json',
  'db',
  // The process reads fonts and tables beside its sources.
  'src',
  'build',
  'deploy',
  'docs/operating',
  'docs/operating.md',
  'CHANGELOG.md',
  'LICENSE',
  'SECURITY.md',
];

/** Name of a release: `onyar-1.2.3`. */
export const releaseName = (version: string) => `onyar-${version}`;

/** `onyar-1.2.3-linux-x64.tar.gz`: Node is inside. */
export const archiveName = (version: string) => `${releaseName(version)}-linux-${process.arch}.tar.gz`;

/**
 * Packs a built checkout with Node and the packages that serve.
 * @param folder the checkout, with node_modules
 * @param out existing folder for the archive
 * @param mtime date of all files, so that the same commit makes the same archive
 * @param clinicFile the clinic's file that the pages are built with
 * @returns path of the archive
 */
export function writeArchive(
  folder: string,
  out: string,
  mtime: Date,
  clinicFile = join(folder, 'clinic.config.ts'),
): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const name = releaseName(version);
  const release = join(out, name);
  const isShipped = (path: string) => !/\.test\.tsx?$/.test(path);
  for (const part of parts)
    cpSync(join(folder, part), join(release, part), {
      recursive: true,
      dereference: true,
      filter: isShipped,
    });
  copyFileSync(clinicFile, join(release, 'clinic.config.ts'));
  execFileSync(process.execPath, [join(folder, 'scripts/build/serving-packages.mjs'), release]);
  const node = join(release, 'node_modules/.bin/node');
  mkdirSync(join(node, '..'), { recursive: true });
  copyFileSync(join(folder, `node_modules/node-linux-${process.arch}/bin/node`), node);
  chmodSync(node, 0o755);
  const archive = join(out, archiveName(version));
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'];
  const dated = ['--sort=name', `--mtime=@${Math.floor(mtime.getTime() / 1_000)}`];
  execFileSync('tar', [
    ...dated,
    ...owner,
    '--use-compress-program=gzip -1 -n',
    '-cf',
    archive,
    '-C',
    out,
    name,
  ]);
  return archive;
}

/** CycloneDX, of the packages in production, from the lock file. */
export function writeSbom(folder: string, file: string): void {
  const selection = ['--package-lock-only', '--omit', 'dev', '--sbom-format', 'cyclonedx'];
  writeFileSync(
    file,
    execFileSync('npm', ['sbom', ...selection, '--sbom-type', 'application'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  );
}

/** A file for `sha256sum --check`. */
export function writeChecksums(files: readonly string[], file: string): void {
  const lines = files.map((each) => {
    const sum = createHash('sha256').update(readFileSync(each)).digest('hex');
    return `${sum}  ${basename(each)}\n`;
  });
  writeFileSync(file, lines.join(''));
}
