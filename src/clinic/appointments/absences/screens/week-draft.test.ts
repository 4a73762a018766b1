import { expect, test } from 'vitest';
import { blockKeyOf, hourState, toggleHours, toHours, toWeek } from './week-draft.ts';

const offered = ['office', 'home', 'video'] as const;
const monday = { weekday: 1, time: '09:00' };
const tuesday = { weekday: 2, time: '09:00' };
const all = [monday, tuesday];
const layer = (kind: 'office' | 'home' | 'video' | null) => ({ kind, offered });
const present = all.map((hour) => ({ ...hour, kinds: null }));

test('removes one kind from a single hour and keeps the others', () => {
  const week = toggleHours(toWeek(present, offered), [monday], layer('home'));
  expect(all.map((hour) => hourState(week, hour, layer('home')))).toEqual(['off', 'on']);
  expect(all.map((hour) => hourState(week, hour, layer(null)))).toEqual(['some', 'on']);
  expect(toHours(week, all, offered)).toEqual([
    { ...monday, kinds: ['office', 'video'] },
    { ...tuesday, kinds: null },
  ]);
});

test('opens a partial hour fully with one press and closes it with the next', () => {
  const part = toWeek([{ ...monday, kinds: ['home'] }], offered);
  const whole = toggleHours(part, [monday], layer(null));
  expect(hourState(whole, monday, layer(null))).toBe('on');
  expect(toHours(toggleHours(whole, [monday], layer(null)), all, offered)).toEqual([]);
});

test('closes an hour when its last kind is removed', () => {
  const part = toWeek([{ ...monday, kinds: ['home'] }], offered);
  expect(toggleHours(part, [monday], layer('home')).has(blockKeyOf(monday))).toBe(false);
});

test('opens a partly closed day and closes a fully open one', () => {
  const week = toWeek([{ ...monday, kinds: null }], offered);
  const both = toggleHours(week, all, layer('video'));
  expect(toHours(both, all, offered)).toEqual([
    { ...monday, kinds: null },
    { ...tuesday, kinds: ['video'] },
  ]);
  expect(toHours(toggleHours(both, all, layer('video')), all, offered)).toEqual([
    { ...monday, kinds: ['home', 'office'] },
  ]);
});

test('drops kinds that the professional no longer offers', () => {
  expect(toHours(toWeek([{ ...monday, kinds: ['child', 'office'] }], offered), all, offered)).toEqual([
    { ...monday, kinds: ['office'] },
  ]);
});
