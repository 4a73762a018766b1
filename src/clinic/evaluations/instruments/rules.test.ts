import { describe, expect, test } from 'vitest';
import { bandOf, isAlarming, itemCount, maxScore, readAnswers, scoreOf, writeAnswers } from './rules.ts';
import { questionnaires } from './terms.ts';

describe('bandOf', () => {
  // Kroenke, Spitzer, Williams 2001, table 4: 0–4, 5–9, 10–14, 15–19, 20–27.
  test.each([
    [0, 'minimal'],
    [4, 'minimal'],
    [5, 'mild'],
    [9, 'mild'],
    [10, 'moderate'],
    [14, 'moderate'],
    [15, 'moderately_severe'],
    [19, 'moderately_severe'],
    [20, 'severe'],
    [27, 'severe'],
  ] as const)('maps PHQ-9 score %i to %s', (score, band) => {
    expect(bandOf('phq-9', score)).toBe(band);
  });

  // Spitzer and colleagues 2006: 0–4, 5–9, 10–14, 15–21.
  test.each([
    [0, 'minimal'],
    [4, 'minimal'],
    [5, 'mild'],
    [9, 'mild'],
    [10, 'moderate'],
    [14, 'moderate'],
    [15, 'severe'],
    [21, 'severe'],
  ] as const)('maps GAD-7 score %i to %s', (score, band) => {
    expect(bandOf('gad-7', score)).toBe(band);
  });
});

test('has the published number of items, with four answers worth 0 to 3', () => {
  expect([itemCount('phq-9'), maxScore('phq-9')]).toEqual([9, 27]);
  expect([itemCount('gad-7'), maxScore('gad-7')]).toEqual([7, 21]);
  for (const { options, items } of Object.values(questionnaires)) {
    expect(options).toHaveLength(4);
    expect(new Set(items).size).toBe(items.length);
  }
});

test('sums the answers, and returns null until all items are answered', () => {
  expect(scoreOf([0, 1, 2, 3, 0, 1, 2, 3, 1])).toBe(13);
  expect(scoreOf([3, 3, 3, 3, 3, 3, 3, 3, 3])).toBe(27);
  expect(scoreOf([0, 0, 0, 0, 0, 0, 0])).toBe(0);
  expect(scoreOf([3, 3, 3, null, 3, 3, 3])).toBeNull();
});

test('alarms only for the last PHQ-9 item, above zero', () => {
  expect([0, 1, 2, 3].map((value) => isAlarming('phq-9', 9, value))).toEqual([false, true, true, true]);
  for (let item = 1; item <= 8; item++) expect(isAlarming('phq-9', item, 3)).toBe(false);
  for (let item = 1; item <= 7; item++) expect(isAlarming('gad-7', item, 3)).toBe(false);
});

test('serializes any number of answers to the same length and restores them', () => {
  const some = [0, null, 3, null, null, 1, null, null, 2];
  expect(writeAnswers(some)).toBe('0-3--1--2');
  expect(readAnswers(writeAnswers(some))).toEqual(some);
});
