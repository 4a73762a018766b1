import { describe, expect, test } from 'vitest';
import { type ActivityFilter, clockOf, emptyFilter, matchesFilter, phaseAt, tagsOf } from './rules.ts';

const walk = { id: 7, categoryId: 3, difficulty: 'medium' as const, minutes: 15, tags: ['ánimo', 'sueño'] };
const isShown = (wanted: Partial<ActivityFilter>, favourites = new Set<number>(), minutes = 15) =>
  matchesFilter({ ...walk, minutes }, { ...emptyFilter, ...wanted }, favourites);

describe('matchesFilter', () => {
  test('accepts everything by default', () => {
    expect(isShown({})).toBe(true);
  });

  test.each([
    [{ categoryId: 3 }, { categoryId: 2 }],
    [{ difficulty: 'medium' }, { difficulty: 'easy' }],
    [{ tag: 'sueño' }, { tag: 'energía' }],
    [{ length: 'medium' }, { length: 'short' }],
    [
      { categoryId: 3, tag: 'ánimo' },
      { categoryId: 3, tag: 'calma' },
    ],
  ] as [Partial<ActivityFilter>, Partial<ActivityFilter>][])('%j finds it, %j does not', (found, not) => {
    expect([isShown(found), isShown(not)]).toEqual([true, false]);
  });

  test.each([
    [5, 'short'],
    [6, 'medium'],
    [15, 'medium'],
    [16, 'long'],
  ] as const)('classifies %i minutes as %s', (minutes, length) => {
    const minutesShown = (['short', 'medium', 'long'] as const).filter((each) =>
      isShown({ length: each }, new Set(), minutes),
    );
    expect(minutesShown).toEqual([length]);
  });

  test('limits favourites to those the user has saved', () => {
    expect(isShown({ isFavourite: true }, new Set([7]))).toBe(true);
    expect(isShown({ isFavourite: true }, new Set([8]))).toBe(false);
  });

  test('tagsOf returns each tag once in Spanish alphabetical order', () => {
    expect(tagsOf([{ tags: ['sueño', 'ánimo'] }, { tags: ['calma', 'ánimo'] }])).toEqual([
      'ánimo',
      'calma',
      'sueño',
    ]);
  });
});

describe('phaseAt for four seconds in and six out', () => {
  test.each([
    [0, 'in', 4],
    [999, 'in', 4],
    [1_001, 'in', 3],
    [3_999, 'in', 1],
    [4_000, 'out', 6],
    [9_999, 'out', 1],
    [10_000, 'in', 4],
    [25_000, 'out', 5],
  ])('after %i ms: %s, %i left', (elapsed, phase, left) => {
    expect(phaseAt({ inSeconds: 4, outSeconds: 6 }, elapsed)).toMatchObject({ phase, left });
  });
});

test.each([
  [300_000, '5:00'],
  [299_001, '5:00'],
  [61_000, '1:01'],
  [500, '0:01'],
  [0, '0:00'],
])('formats %i ms as %s', (ms, shown) => {
  expect(clockOf(ms)).toBe(shown);
});
