import { expect, test } from 'vitest';
import { filterDay, groupDay } from './day-list.tsx';

const visit = (time: string, status?: 'arrived' | 'fulfilled' | 'cancelled_late') => ({
  startsAt: `2026-11-30T${time}:00.000Z`,
  endsAt: new Date(Date.parse(`2026-11-30T${time}:00.000Z`) + 3_600_000).toISOString(),
  attendance: status
    ? { id: 1, status, at: `2026-11-30T${time}:00.000Z`, isByPhone: false, isWaived: false }
    : null,
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

test('filters the appointments without an outcome, without a payment and without a signature', () => {
  const terms = {
    status: 'confirmed',
    cancellationHours: 24,
    paid: false,
    withCredit: false,
    price: 65,
  } as const;
  const [late, paid, arrived, coming] = [
    { id: 1, ...terms, ...visit('08:00') },
    { id: 2, ...terms, ...visit('09:00', 'fulfilled'), paid: true },
    { id: 3, ...terms, ...visit('12:00', 'arrived') },
    { id: 4, ...terms, ...visit('13:00') },
  ];
  expect(filterDay([late, paid, arrived, coming], [2, 4, 99], new Date('2026-11-30T11:00:00.000Z'))).toEqual({
    late: [late],
    unpaid: [late, arrived, coming],
    unsigned: [paid, coming],
  });
});
