import { describe, expect, test } from 'vitest';
import type { Person, Role } from '#clinic/audit/contract.ts';
import { createActor } from '#tests/support/actors.ts';
import { mayReturn, mayUndo } from './policy.ts';

const at = new Date('2026-07-14T10:00:00Z');

describe('mayUndo for a payment of 14 July', () => {
  test.each<[who: string, Person, enteredBy: number | null, sameDay: boolean, nextDay: boolean]>([
    ['reception, its author', createActor('reception'), 7, true, false],
    ['a professional, its author', createActor('professional'), 7, true, false],
    ['the director, its author', createActor('admin'), 7, true, true],
    ['reception, entered by a colleague', createActor('reception'), 8, false, false],
    ['a professional, entered by a colleague', createActor('professional'), 8, false, false],
    ['a client, entered by reception', createActor('client'), 8, false, false],
    ['the director, entered by a colleague', createActor('admin'), 8, true, true],
    ['reception, paid by the wallet', createActor('reception'), null, false, false],
    ['the director, paid by the wallet', createActor('admin'), null, false, false],
  ])('follows the rights of %s', (_, actor, enteredBy, ...expected) => {
    const days = [new Date('2026-07-14T18:00:00Z'), new Date('2026-07-15T10:00:00Z')];
    expect(days.map((now) => mayUndo(actor, { enteredBy, at }, now))).toEqual(expected);
  });

  test.each<[time: string, boolean]>([
    ['2026-07-14T10:00:00Z', true],
    ['2026-07-14T21:59:59Z', true],
    ['2026-07-14T22:00:00Z', false],
    ['2026-08-14T10:00:00Z', false],
    ['2027-07-14T10:00:00Z', false],
  ])('lets its author undo it within the day in Madrid: %s, %s', (time, expected) => {
    expect(mayUndo(createActor('reception'), { enteredBy: 7, at }, new Date(time))).toBe(expected);
  });
});

test.each<[Role, boolean]>([
  ['client', false],
  ['professional', false],
  ['reception', false],
  ['admin', true],
])('mayReturn allows %s to refund more than the rule: %s', (role, expected) => {
  expect(mayReturn(createActor(role))).toBe(expected);
});
