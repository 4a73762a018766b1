import { describe, expect, test } from 'vitest';
import { instantOf } from '#platform/time/zoned-time.ts';
import { closedRanges, pastRange } from './closed-hours.ts';

const scale = { first: 8, last: 21, zoom: 60 } as const;
const at = (hours: number, minutes = 0) => hours * 60 + minutes;

describe('closedRanges', () => {
  test('closes the hours before, between and after the sessions, but not a pause between two', () => {
    const hours = { times: ['09:00', '10:30', '12:00', '16:00', '17:30'], minutes: 60 };
    expect(closedRanges(scale, hours)).toEqual([
      { from: at(8), until: at(9), isBreak: false },
      { from: at(13), until: at(16), isBreak: true },
      { from: at(18, 30), until: at(21), isBreak: false },
    ]);
  });

  test('closes nothing beside hours that fill the sheet', () => {
    expect(closedRanges({ ...scale, first: 9, last: 10 }, { times: ['09:00'], minutes: 60 })).toEqual([]);
  });

  test('closes a day without hours', () => {
    expect(closedRanges(scale, undefined)).toEqual([{ from: at(8), until: at(21), isBreak: false }]);
    expect(closedRanges(scale, { times: [], minutes: 60 })).toHaveLength(1);
  });
});

describe('pastRange', () => {
  const now = instantOf('2026-12-01', '17:40');

  test('ends now today, at the edge on other days', () => {
    expect(pastRange(scale, '2026-12-01', now)).toEqual({ from: at(8), until: at(17, 40) });
    expect(pastRange(scale, '2026-11-30', now)).toEqual({ from: at(8), until: at(21) });
    expect(pastRange(scale, '2026-12-01', instantOf('2026-12-01', '23:00'))?.until).toBe(at(21));
  });

  test('is undefined before the sheet begins and on a future day', () => {
    expect(pastRange(scale, '2026-12-02', now)).toBeUndefined();
    expect(pastRange(scale, '2026-12-01', instantOf('2026-12-01', '07:59'))).toBeUndefined();
  });
});
