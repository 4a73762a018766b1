import { expect, test } from 'vitest';
import { childProblems } from './child-check.ts';

const today = '2027-01-31';

test('accepts a child of four and a half with a guardian', () => {
  expect(childProblems({ childBirthDate: '2022-07-31', guardian: true }, today)).toEqual({});
  expect(childProblems({ childBirthDate: '2009-02-01', guardian: true }, today)).toEqual({});
});

test.each([
  ['', /^Indica la fecha de nacimiento/],
  ['2018-02-30', /^Indica la fecha de nacimiento/],
  ['2022-08-01', /4 años y medio/],
  ['2027-06-01', /4 años y medio/],
  ['2009-01-31', /Desde los 18 años/],
])('reports the birth date "%s" at its field', (childBirthDate, words) => {
  expect(childProblems({ childBirthDate, guardian: true }, today)).toEqual({
    childBirthDate: expect.stringMatching(words),
  });
});

test('reports a missing guardian statement at its field', () => {
  expect(Object.keys(childProblems({ childBirthDate: '2018-05-04', guardian: false }, today))).toEqual([
    'guardian',
  ]);
});
