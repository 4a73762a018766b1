import { describe, expect, test } from 'vitest';
import { chartScale } from './chart-scale.ts';

describe('chartScale', () => {
  test.each([
    [[], [0, 1]],
    [
      [0, 0],
      [0, 1],
    ],
    [[1], [0, 1]],
    [[3], [0, 1, 2, 3]],
    [[7], [0, 2, 4, 6, 8]],
    [[212], [0, 100, 200, 300]],
  ])('returns for the values %j the ticks %j', (values, ticks) => {
    expect(chartScale(values, 1).ticks).toEqual(ticks);
  });

  test('extends below zero for negative values', () => {
    const { ticks, heightOf } = chartScale([-1_000, 3_000], 1_000);
    expect(ticks).toEqual([-1_000, 0, 1_000, 2_000, 3_000]);
    expect([heightOf(-1_000), heightOf(0), heightOf(3_000)]).toEqual([0, 25, 100]);
    expect(chartScale([-2], 1).ticks).toEqual([-2, -1, 0]);
  });
});
