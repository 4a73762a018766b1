import { expect, test } from 'vitest';
import { countPlaywright, countVitest, failuresOfPlaywright, failuresOfVitest } from './test-counts.mjs';

const vitest = {
  numPassedTests: 1,
  numTotalTests: 3,
  testResults: [
    {
      name: '/house/one.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'holds', failureMessages: [] },
        { status: 'failed', fullName: 'breaks', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] },
        { status: 'skipped', fullName: 'left out', failureMessages: [] },
      ],
    },
    {
      name: '/house/unreadable.test.ts',
      status: 'failed',
      message: 'no such module',
      assertionResults: [],
    },
  ],
};

const playwright = {
  stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 0 },
  errors: [{ message: 'no browser' }],
  suites: [
    {
      specs: [{ ok: true, title: 'opens', file: 'a.spec.ts', line: 1, tests: [] }],
      suites: [
        {
          specs: [
            {
              ok: false,
              title: 'pays',
              file: 'a.spec.ts',
              line: 9,
              tests: [{ results: [{ errors: [{ message: 'never seen' }] }] }],
            },
          ],
        },
      ],
    },
  ],
};

test('counts skipped tests, unreadable files and missing reports as failed', () => {
  expect(countVitest(vitest)).toEqual({ passed: 1, failed: 3 });
  expect(countPlaywright(playwright)).toEqual({ passed: 4, failed: 2 });
  expect([countVitest(undefined), countPlaywright(undefined)]).toEqual([
    { passed: 0, failed: 1 },
    { passed: 0, failed: 1 },
  ]);
});

test('describes each failure with its place, name and message, without colours', () => {
  expect(failuresOfVitest(vitest)).toEqual([
    '✗ /house/one.test.ts breaks\n    expected 1',
    '✗ /house/one.test.ts left out\n    skipped',
    '✗ /house/unreadable.test.ts \n    no such module',
  ]);
  expect(failuresOfPlaywright(playwright)).toEqual([
    '✗ a.spec.ts:9 pays\n    never seen',
    '✗ outside of any test \n    no browser',
  ]);
});
