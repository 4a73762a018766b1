import { describe, expect, test } from 'vitest';
import { anything, clockOf, fits, phaseAt, tagsOf, type Wanted } from './rules.ts';

const walk = { id: 7, categoryId: 3, difficulty: 'medium' as const, minutes: 15, tags: ['ánimo', 'sueño'] };
const isShown = (wanted: Partial<Wanted>, favourites = new Set<number>(), minutes = 15) =>
  fits({ ...walk, minutes }, { ...anything, ...wanted }, favourites);

describe('what somebody looks for', () => {
  test('is everything, until they say something', () => {
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
  ] as [Partial<Wanted>, Partial<Wanted>][])('%j finds it, %j does not', (found, not) => {
    expect([isShown(found), isShown(not)]).toEqual([true, false]);
  });

  test.each([
    [5, 'short'],
    [6, 'medium'],
    [15, 'medium'],
    [16, 'long'],
  ] as const)('%i minutes are %s', (minutes, length) => {
    const lengths = (['short', 'medium', 'long'] as const).filter((each) =>
      isShown({ length: each }, new Set(), minutes),
    );
    expect(lengths).toEqual([length]);
  });

  test('favourites are those that the person has kept', () => {
    expect(isShown({ isFavourite: true }, new Set([7]))).toBe(true);
    expect(isShown({ isFavourite: true }, new Set([8]))).toBe(false);
  });

  test('tags are listed once, as a Spanish dictionary has them', () => {
    expect(tagsOf([{ tags: ['sueño', 'ánimo'] }, { tags: ['calma', 'ánimo'] }])).toEqual([
      'ánimo',
      'calma',
      'sueño',
    ]);
  });
});

describe('breathing in for four seconds and out for six', () => {
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
])('%i ms are shown as %s', (ms, shown) => {
  expect(clockOf(ms)).toBe(shown);
});
