import { expect, test } from 'vitest';
import { hoursOf, keyOf, stateOf, toggled, weekOf } from './week-draft.ts';

const offered = ['office', 'home', 'video'] as const;
const monday = { weekday: 1, time: '09:00' };
const tuesday = { weekday: 2, time: '09:00' };
const all = [monday, tuesday];
const layer = (kind: 'office' | 'home' | 'video' | null) => ({ kind, offered });
const present = all.map((hour) => ({ ...hour, kinds: null }));

test('removes one kind from a single hour and keeps the others', () => {
  const week = toggled(weekOf(present, offered), [monday], layer('home'));
  expect(all.map((hour) => stateOf(week, hour, layer('home')))).toEqual(['off', 'on']);
  expect(all.map((hour) => stateOf(week, hour, layer(null)))).toEqual(['some', 'on']);
  expect(hoursOf(week, all, offered)).toEqual([
    { ...monday, kinds: ['office', 'video'] },
    { ...tuesday, kinds: null },
  ]);
});

test('opens a partial hour fully with one press and closes it with the next', () => {
  const part = weekOf([{ ...monday, kinds: ['home'] }], offered);
  const whole = toggled(part, [monday], layer(null));
  expect(stateOf(whole, monday, layer(null))).toBe('on');
  expect(hoursOf(toggled(whole, [monday], layer(null)), all, offered)).toEqual([]);
});

test('closes an hour when its last kind is removed', () => {
  const part = weekOf([{ ...monday, kinds: ['home'] }], offered);
  expect(toggled(part, [monday], layer('home')).has(keyOf(monday))).toBe(false);
});

test('opens a partly closed day and closes a fully open one', () => {
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

test('drops kinds that the professional no longer offers', () => {
  expect(hoursOf(weekOf([{ ...monday, kinds: ['child', 'office'] }], offered), all, offered)).toEqual([
    { ...monday, kinds: ['office'] },
  ]);
});
