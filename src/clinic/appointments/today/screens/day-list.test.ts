import { expect, test } from 'vitest';
import { groupDay } from './day-list.tsx';

const visit = (time: string, status?: 'arrived' | 'fulfilled' | 'cancelled_late') => ({
  startsAt: `2026-11-30T${time}:00.000Z`,
  endsAt: new Date(Date.parse(`2026-11-30T${time}:00.000Z`) + 3_600_000).toISOString(),
  attendance: status ? { id: 1, status, at: `2026-11-30T${time}:00.000Z`, isWaived: false } : null,
});

test('groups a day into now, next, late and done, each in the order of the day', () => {
  const [done, late, arrived, on, next, cancelled] = [
    visit('07:00', 'fulfilled'),
    visit('08:00'),
    visit('09:00', 'arrived'),
    visit('10:00', 'fulfilled'),
    visit('12:00'),
    visit('13:00', 'cancelled_late'),
  ];
  const groups = groupDay([done, late, arrived, on, next, cancelled], new Date('2026-11-30T10:30:00.000Z'));
  expect(groups).toEqual({ now: [on], next: [next], late: [late, arrived], done: [done, cancelled] });
});

test('ends an appointment at its end and begins it at its start', () => {
  const at = new Date('2026-11-30T10:00:00.000Z');
  expect(groupDay([visit('09:00'), visit('10:00')], at)).toMatchObject({
    late: [visit('09:00')],
    now: [visit('10:00')],
  });
});
