import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installMeanwhile } from './debian.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'onyar-apt-'));
});
afterEach(() => vi.unstubAllEnvs());

/** Puts a fake `apt-get` on the PATH that records its arguments and exits with `code`. */
function furnish(code: number) {
  const program = join(folder, 'apt-get');
  writeFileSync(program, `#!/bin/sh\necho "$@" >> ${join(folder, 'asked')}\nexit ${code}\n`);
  chmodSync(program, 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
}
const asked = () => readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');

test('updates the package lists and then installs all packages together', async () => {
  furnish(0);
  await installMeanwhile(['firefox-esr', 'xvfb']);
  expect(asked()).toEqual(['update', 'install -y --no-install-recommends firefox-esr xvfb']);
});

test('resolves when the update fails, without installing', async () => {
  furnish(100);
  await installMeanwhile(['firefox-esr']);
  expect(asked()).toEqual(['update']);
});

test('does not call apt-get when nothing is missing', async () => {
  furnish(0);
  await installMeanwhile([]);
  expect(asked).toThrow('ENOENT');
});
