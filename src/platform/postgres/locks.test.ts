import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { advisoryLocks } from './locks.server.ts';

const root = join(import.meta.dirname, '../../..');
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());

describe('advisoryLocks', () => {
  const numbers: number[] = Object.values(advisoryLocks);

  test('gives every lock its own number', () => {
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  test('names every lock that a source file takes', () => {
    const sources = globSync('{src,demo,db,scripts}/**/*.{ts,mjs}', { cwd: root });
    expect(sources.length).toBeGreaterThan(500);
    const unnamed = /pg_(?:try_)?advisory_\w+\(\s*\d/;
    expect(sources.filter((file) => unnamed.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  test('names every lock that a function of the database takes', async () => {
    const { rows } = await testApp.pool.query<{ number: number }>(
      `select distinct (regexp_matches(prosrc, 'pg_advisory_xact_lock\\((\\d+),', 'gi'))[1]::int as number from pg_proc
       where pronamespace = 'public'::regnamespace order by 1`,
    );
    expect(rows.map(({ number }) => number)).toEqual([
      advisoryLocks.appointmentsOfUser,
      advisoryLocks.holdsOfNetwork,
    ]);
  });
});
