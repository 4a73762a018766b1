import { expect, test } from 'vitest';
import { sampleOf } from './sample.ts';

const files = ['scripts/mutants/s*.ts', '!scripts/mutants/scopes.ts'];

test('one stretch of every so many is taken, over all files but those that are left out', () => {
  expect(sampleOf(files, 1, () => 31)).toEqual([
    'scripts/mutants/sample.ts:1-15',
    'scripts/mutants/sample.ts:16-30',
    'scripts/mutants/sample.ts:31-45',
  ]);
  expect(sampleOf(files, 2, () => 31)).toEqual(['scripts/mutants/sample.ts:16-30']);
});

test('a tenth of the payments is about a tenth of their lines, and nothing of their tests', () => {
  const all = sampleOf(['src/clinic/payments/**/*.ts'], 1);
  const tenth = sampleOf(['src/clinic/payments/**/*.ts'], 10);
  expect(all.length).toBeGreaterThan(100);
  expect(Math.abs(tenth.length - all.length / 10)).toBeLessThan(1);
  expect(all.filter((stretch) => stretch.includes('.test.ts'))).toEqual([]);
});
