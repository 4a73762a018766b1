import { expect, test } from 'vitest';
import { ageInWords, childProblem, dayOfAge, noticeAgeOf } from './terms.ts';

test.each([
  [12, '1 año'],
  [54, '4 años y medio'],
  [18, '1 año y medio'],
  [13, '1 año y 1 mes'],
  [29, '2 años y 5 meses'],
  [216, '18 años'],
])('formats %i months as %s', (months, words) => {
  expect(ageInWords(months)).toBe(words);
});

test('reaches an age on the same day of the month, or on its last day', () => {
  expect(dayOfAge('2020-03-15', 54)).toBe('2024-09-15');
  expect(dayOfAge('2020-12-31', 54)).toBe('2025-06-30');
  expect(dayOfAge('2024-02-29', 12)).toBe('2025-02-28');
});

test('accepts children from 4.5 years until the day before their 18th birthday', () => {
  const birthDate = '2020-03-15';
  expect(childProblem(birthDate, '2024-09-14')).toBe('too_young');
  expect(childProblem(birthDate, '2024-09-15')).toBeNull();
  expect(childProblem(birthDate, '2038-03-14')).toBeNull();
  expect(childProblem(birthDate, '2038-03-15')).toBe('grown_up');
});

test.each([
  ['2026-12-06', undefined],
  ['2026-12-07', 14],
  ['2028-12-06', 14],
  ['2028-12-07', 16],
  ['2030-12-06', 16],
  ['2030-12-07', undefined],
] as const)('asks on %s about notices to a person born on 7 December 2012, for the age %s', (today, age) => {
  expect(noticeAgeOf('2012-12-07', today)).toBe(age);
});
