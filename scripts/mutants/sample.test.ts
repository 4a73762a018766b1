import { expect, test } from 'vitest';
import { takeSample } from './sample.ts';

const files = ['scripts/mutants/s*.ts', '!scripts/mutants/scopes.ts'];

test('takes every n-th stretch over all files except the excluded ones', () => {
  expect(takeSample(files, 1, 0, () => 31)).toEqual([
    'scripts/mutants/sample.ts:1-15',
    'scripts/mutants/sample.ts:16-30',
    'scripts/mutants/sample.ts:31-45',
  ]);
  expect(takeSample(files, 2, 1, () => 31)).toEqual(['scripts/mutants/sample.ts:16-30']);
});

test('covers every line of the payments exactly once with the ten tenths, without their tests', () => {
  const scope = ['src/clinic/payments/**/*.ts'];
  const all = takeSample(scope, 1, 0);
  const tenths = Array.from({ length: 10 }, (_, which) => takeSample(scope, 10, which));
  expect(all.length).toBeGreaterThan(100);
  expect(tenths.flat().toSorted()).toEqual(all.toSorted());
  for (const tenth of tenths) expect(Math.abs(tenth.length - all.length / 10)).toBeLessThan(1);
  expect(all.filter((stretch) => stretch.includes('.test.ts'))).toEqual([]);
});
