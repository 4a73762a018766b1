import { expect, test } from 'vitest';
import { renderPerformancePage } from '../bench/whole/performance-page.ts';
import { parseResult } from '../bench/whole/results.ts';
import { failureReason } from '../bench/whole/run-all.ts';

const machine = {
  startedAt: '2026-03-02T07:05:00.000Z',
  commit: 'abc1234',
  cores: '2 × Someone’s',
  memoryGb: 23.5,
  load: [0.1, 0.25, 0.5],
  system: 'Linux 6.1, Node 24.0.0',
};
const measured = { about: 'the front page', rounds: 5, seconds: 60, load: 0.1 };

test('the performance page shows each value with its goal, the result and the machine', () => {
  const rows = [
    { what: 'pages/s, ours | theirs', value: 0.71, goal: { atLeast: 0.7 }, sides: '71/s : 100/s' },
    { what: 'p99 over p50', value: 5.25, goal: { atMost: 4 } },
  ];
  const page = renderPerformancePage([{ name: 'pages', ...measured, rows }], machine);
  expect(page).toContain('| pages/s, ours \\| theirs | 0.710 | ≥ 0.7 | met | 71/s : 100/s |');
  expect(page).toContain('| p99 over p50 | 5.250 | ≤ 4 | **missed** |  |');
  expect(page).toContain('| started | 2026-03-02 07:05 UTC, took 1 minutes |');
  expect(page).toContain('| load before | 0.1, 0.3, 0.5 in the last 1, 5, 15 minutes |');
  expect(page).toContain('| goals | 1 met, 1 missed |');
});

test('a failed benchmark is shown as failed, never as a number', () => {
  const page = renderPerformancePage(
    [{ name: 'race', ...measured, failure: 'not done after 5 minutes' }],
    machine,
  );
  expect(page).toContain('| not measured: not done after 5 minutes | – | – | **failed** | |');
  expect(page).toContain('| goals | 0 met, 0 missed; not measured: race |');
});

test('parseResult rejects a result without numbers', () => {
  const row = { what: 'pages/s', goal: { atLeast: 1 } };
  const result = (value: unknown) => JSON.stringify({ measuredAt: '', rounds: 5, rows: [{ ...row, value }] });
  expect(parseResult(result(2)).rows[0]?.value).toBe(2);
  expect(() => parseResult(result(Number.NaN))).toThrow('no number: pages/s');
  expect(() => parseResult(JSON.stringify({ rows: [] }))).toThrow('no row at all');
});

test('reasonOf returns the error line of a failed benchmark’s output', () => {
  const thrown = `file:///x/wrk.ts:28\n        ? new Error('…')\n\nError: wrk is needed for this bench.\n    at wrk (file:///x/wrk.ts:28:9)\n\nNode.js v24.0.0\n`;
  expect(failureReason(thrown, 1)).toBe('Error: wrk is needed for this bench.');
  expect(failureReason('', 137)).toBe('ended with code 137');
});
