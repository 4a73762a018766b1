import { expect, test } from 'vitest';
import {
  isAppCode,
  normalizeCode,
  recoveryAlphabet,
  recoveryCodeLength,
  secondFactorState,
  stepSeconds,
  stepWindow,
  triesPerDay,
  triesPerQuarterHour,
} from './rules.ts';

test('accepts a code in its half minute and one step before and after', () => {
  expect([stepSeconds, stepWindow]).toEqual([30, 1]);
});

test('lets a day of guessing find one code in 16,000', () => {
  expect(triesPerQuarterHour).toEqual({ points: 5, seconds: 900 });
  expect(triesPerDay).toEqual({ points: 20, seconds: 24 * 60 * 60 });
  const right = 2 * stepWindow + 1;
  expect(Math.floor(1_000_000 / (right * triesPerDay.points) / 1_000)).toBe(16);
});

test('gives recovery codes 50 bits and no easily confused characters', () => {
  const all = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  expect([...recoveryAlphabet]).toEqual([...all].filter((one) => !'01IO'.includes(one)));
  expect(Math.log2(recoveryAlphabet.length) * recoveryCodeLength).toBe(50);
});

test.each([
  ['123 456', '123456'],
  ['ABCDE-FGHJK', 'ABCDEFGHJK'],
  ['abcde-fghjk', 'ABCDEFGHJK'],
  ['  az-AZ-09 \n', 'AZAZ09'],
  ['1.2_3/4:5@6[`{', '123456'],
  ['', ''],
])('compares %j as %j', (typed, compared) => {
  expect(normalizeCode(typed)).toBe(compared);
});

test.each([
  ['123456', true],
  ['000000', true],
  ['12345', false],
  ['1234567', false],
  ['A123456', false],
  ['123456A', false],
  ['ABCDEF', false],
  ['23456789AB', false],
  ['', false],
])('recognises %j as an app code: %s', (code, is) => {
  expect(isAppCode(code)).toBe(is);
});

test.each([
  [true, true, 'proved'],
  [true, false, 'proved'],
  [false, true, 'needed'],
  [false, false, 'none'],
])('returns for proved %s and confirmed factor %s the state %s', (isProved, hasFactor, state) => {
  expect(secondFactorState(isProved, hasFactor)).toBe(state);
});
