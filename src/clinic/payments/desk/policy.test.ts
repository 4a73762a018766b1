import { describe, expect, test } from 'vitest';
import type { Person, Role } from '#clinic/audit/contract.ts';
import { createActor } from '#tests/support/actors.ts';
import { mayReturn, mayUndo } from './policy.ts';

const at = new Date('2026-07-14T10:00:00Z');

describe('mayUndo for a payment of 14 July', () => {
  test.each<[who: string, Person, enteredBy: number | null, sameDay: boolean, nextDay: boolean]>([
    ['reception, who typed it', createActor('reception'), 7, true, false],
    ['a professional, who typed it', createActor('professional'), 7, true, false],
    ['the direction, who typed it', createActor('admin'), 7, true, true],
    ['reception, where a colleague typed it', createActor('reception'), 8, false, false],
    ['a professional, where a colleague typed it', createActor('professional'), 8, false, false],
    ['a client, where reception typed it', createActor('client'), 8, false, false],
    ['the direction, where a colleague typed it', createActor('admin'), 8, true, true],
    ['reception, where the wallet took it', createActor('reception'), null, false, false],
    ['the direction, where the wallet took it', createActor('admin'), null, false, false],
  ])('by %s, only as far as they may', (_, actor, enteredBy, ...expected) => {
    const days = [new Date('2026-07-14T18:00:00Z'), new Date('2026-07-15T10:00:00Z')];
    expect(days.map((now) => mayUndo(actor, { enteredBy, at }, now))).toEqual(expected);
  });

  test.each<[time: string, boolean]>([
    ['2026-07-14T10:00:00Z', true],
    ['2026-07-14T21:59:59Z', true],
    ['2026-07-14T22:00:00Z', false],
    ['2026-08-14T10:00:00Z', false],
    ['2027-07-14T10:00:00Z', false],
  ])('by whoever typed it, at %s: %s, for the day is Madrid’s', (time, expected) => {
    expect(mayUndo(createActor('reception'), { enteredBy: 7, at }, new Date(time))).toBe(expected);
  });
});

test.each<[Role, boolean]>([
  ['client', false],
  ['professional', false],
  ['reception', false],
  ['admin', true],
])('%s gives back more than the rule says: %s', (role, expected) => {
  expect(mayReturn(createActor(role))).toBe(expected);
});
