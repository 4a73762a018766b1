import { expect, test } from 'vitest';
import { ageOn, evaluationState, mayRequestFrom } from './rules.ts';

test.each([
  ['unknown', null, '2026-11-24'],
  ['minor', '2008-11-25', '2026-11-24'],
  ['adult', '2008-11-24', '2026-11-24'],
  ['adult', '2008-11-23', '2026-11-24'],
  ['minor', '2026-11-24', '2026-11-24'],
  ['adult', '1950-01-01', '2026-11-24'],
  ['minor', '2008-02-29', '2026-02-27'],
  ['adult', '2008-02-29', '2026-02-28'],
])('is %s, born %s, on %s', (age, birthDate, today) => {
  expect(ageOn(birthDate, today)).toBe(age);
});

test.each([
  ['never answered', undefined, '2026-11-10', null],
  ['answered the same day', '2026-11-10T12:00:00Z', '2026-11-10', '2026-11-24'],
  ['a day too soon', '2026-11-10T12:00:00Z', '2026-11-23', '2026-11-24'],
  ['two weeks later', '2026-11-10T12:00:00Z', '2026-11-24', null],
  ['later still', '2026-11-10T12:00:00Z', '2026-11-25', null],
  ['past midnight in Madrid', '2026-11-10T23:30:00Z', '2026-11-24', '2026-11-25'],
])('allows another request two weeks after the last: %s', (_, finishedAt, today, from) => {
  expect(mayRequestFrom(finishedAt === undefined ? undefined : new Date(finishedAt), today)).toBe(from);
});

const at = new Date('2026-11-10T12:00:00Z');

test.each([
  ['sent', { finishedAt: null, releasedAt: null, sealedAnswers: null }],
  ['begun', { finishedAt: null, releasedAt: null, sealedAnswers: 'sealed' }],
  ['answered', { finishedAt: at, releasedAt: null, sealedAnswers: 'sealed' }],
  ['answered', { finishedAt: at, releasedAt: null, sealedAnswers: null }],
  ['released', { finishedAt: at, releasedAt: at, sealedAnswers: 'sealed' }],
])('derives the state %s', (state, progress) => {
  expect(evaluationState(progress)).toBe(state);
});
