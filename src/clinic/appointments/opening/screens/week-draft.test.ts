import { expect, test } from 'vitest';
import { hoursOf, keyOf, stateOf, toggled, weekOf } from './week-draft.ts';

const offered = ['office', 'home', 'video'] as const;
const monday = { weekday: 1, time: '09:00' };
const tuesday = { weekday: 2, time: '09:00' };
const all = [monday, tuesday];
const layer = (kind: 'office' | 'home' | 'video' | null) => ({ kind, offered });
const present = all.map((hour) => ({ ...hour, kinds: null }));

test('visits at home on Tuesdays alone: the other day keeps the rest', () => {
  const week = toggled(weekOf(present, offered), [monday], layer('home'));
  expect(all.map((hour) => stateOf(week, hour, layer('home')))).toEqual(['off', 'on']);
  expect(all.map((hour) => stateOf(week, hour, layer(null)))).toEqual(['some', 'on']);
  expect(hoursOf(week, all, offered)).toEqual([
    { ...monday, kinds: ['office', 'video'] },
    { ...tuesday, kinds: null },
  ]);
});

test('an hour that is for a part is opened wholly by a press, and closed by the next', () => {
  const part = weekOf([{ ...monday, kinds: ['home'] }], offered);
  const whole = toggled(part, [monday], layer(null));
  expect(stateOf(whole, monday, layer(null))).toBe('on');
  expect(hoursOf(toggled(whole, [monday], layer(null)), all, offered)).toEqual([]);
});

test('an hour whose last kind goes is closed', () => {
  const part = weekOf([{ ...monday, kinds: ['home'] }], offered);
  expect(toggled(part, [monday], layer('home')).has(keyOf(monday))).toBe(false);
});

test('a whole day is opened where some of it is closed, and closed where none is', () => {
  const week = weekOf([{ ...monday, kinds: null }], offered);
  const both = toggled(week, all, layer('video'));
  expect(hoursOf(both, all, offered)).toEqual([
    { ...monday, kinds: null },
    { ...tuesday, kinds: ['video'] },
  ]);
  expect(hoursOf(toggled(both, all, layer('video')), all, offered)).toEqual([
    { ...monday, kinds: ['home', 'office'] },
  ]);
});

test('what is not offered any more is not offered at its hours either', () => {
  expect(hoursOf(weekOf([{ ...monday, kinds: ['child', 'office'] }], offered), all, offered)).toEqual([
    { ...monday, kinds: ['office'] },
  ]);
});
