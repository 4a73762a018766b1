import { expect, test } from 'vitest';
import { changeSentence, goneSentence, pickSlot } from './free-slots.ts';

const day = (date: string, free: string[]) => ({
  date,
  slots: ['09:00', '10:30', '12:00', '16:00', '17:30', '19:00'].map((time) => ({
    time,
    startsAt: `${date}T${time}:00+01:00`,
    free: free.includes(time),
  })),
});
const week = [
  day('2026-11-23', []),
  day('2026-11-24', ['10:30', '16:00']),
  day('2026-11-25', ['09:00', '10:30', '19:00']),
];
const pick = (wish: Parameters<typeof pickSlot>[1]) => {
  const chosen = pickSlot(week, wish);
  return chosen && `${chosen.day} ${chosen.slot.time}`;
};

test('chooses the first free slot of the day without a wished time', () => {
  expect(pick({ day: '2026-11-25' })).toBe('2026-11-25 09:00');
});

test('moves to the next day with a free slot if the day has none', () => {
  expect(pick({ day: '2026-11-23' })).toBe('2026-11-24 10:30');
});

test('keeps the time on another day while it is free there', () => {
  expect(pick({ day: '2026-11-25', time: '10:30' })).toBe('2026-11-25 10:30');
  expect(pick({ day: '2026-11-25', time: '12:00' })).toBe('2026-11-25 09:00');
});

test('chooses the slot nearest to a stored draft, preferably on the same day', () => {
  expect(pick({ day: '2026-11-24', time: '17:30', nearest: true })).toBe('2026-11-24 16:00');
  expect(pick({ day: '2026-11-25', time: '08:00', nearest: true })).toBe('2026-11-25 09:00');
});

test('chooses nothing if nothing is free', () => {
  expect(pick({ day: '2026-11-26' })).toBeUndefined();
  expect(pickSlot([], { day: '2026-11-24' })).toBeUndefined();
});

test('describes a change and returns nothing if the wish was met', () => {
  const said = (wish: Parameters<typeof pickSlot>[1]) => {
    const chosen = pickSlot(week, wish);
    return chosen && changeSentence(wish, chosen);
  };
  expect(said({ day: '2026-11-25', time: '10:30' })).toBeUndefined();
  expect(said({})).toBeUndefined();
  expect(said({ day: '2026-11-25', time: '12:00' })).toBe(
    'Ese día, la hora de las 12:00 no está libre. Te proponemos las 09:00.',
  );
  expect(said({ day: '2026-11-23' })).toContain('lunes, 23 de noviembre de 2026 no quedan horas libres');
  expect(said({ day: '2026-11-23', time: '19:00', nearest: true })).toContain('la más cercana: martes, 24');
});

test('names the unavailable hour without proposing another when nothing is preselected', () => {
  const said = (wish: Parameters<typeof pickSlot>[1]) => {
    const shown = pickSlot(week, wish);
    return shown && goneSentence(wish, shown);
  };
  expect(said({ day: '2026-11-25' })).toBeUndefined();
  expect(said({ day: '2026-11-25', time: '10:30' })).toBeUndefined();
  expect(said({ day: '2026-11-25', time: '12:00' })).toBe(
    'Ese día, la hora de las 12:00 no está libre. Elige otra.',
  );
  expect(said({ day: '2026-11-23' })).toMatch(/^El lunes, 23 de noviembre de 2026 no quedan horas libres\./);
  expect(said({ day: '2026-11-23' })).not.toContain('proponemos');
});
