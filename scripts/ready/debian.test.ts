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

/** An `apt-get` that writes down what it is asked for, and then ends with that code. */
function furnish(code: number) {
  const program = join(folder, 'apt-get');
  writeFileSync(program, `#!/bin/sh\necho "$@" >> ${join(folder, 'asked')}\nexit ${code}\n`);
  chmodSync(program, 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
}
const asked = () => readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');

test('packages are installed together, once it is known which there are', async () => {
  furnish(0);
  await installMeanwhile(['firefox-esr', 'xvfb']);
  expect(asked()).toEqual(['update', 'install -y --no-install-recommends firefox-esr xvfb']);
});

test('what cannot be installed ends all the same, for whoever needs it asks again', async () => {
  furnish(100);
  await installMeanwhile(['firefox-esr']);
  expect(asked()).toEqual(['update']);
});

test('where nothing is missing nobody is asked', async () => {
  furnish(0);
  await installMeanwhile([]);
  expect(asked).toThrow('ENOENT');
});
