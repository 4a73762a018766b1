import { describe, expect, test } from 'vitest';
import { type Actor, asSystem } from '#clinic/audit/contract.ts';
import { personAs } from '#tests/support/actors.ts';
import { mayOpenNotes, mayPlan, mayReadNotes, mayWaive } from './policy.ts';

const link: Actor = { kind: 'link', appointmentId: 3 };
const house = asSystem('reminders');

describe('policy for appointments of professional 3', () => {
  test.each<[who: string, Actor, plans: boolean, reads: boolean, opens: boolean]>([
    ['a client', personAs('client'), false, false, false],
    ['a client with the number of the professional', personAs('client', 3), false, false, false],
    ['the professional', personAs('professional', 3), true, true, false],
    ['a colleague', personAs('professional', 4), false, false, false],
    ['a professional without a number', personAs('professional'), false, false, false],
    ['reception', personAs('reception'), true, false, false],
    ['reception that was the professional', personAs('reception', 3), true, false, false],
    ['the direction', personAs('admin'), true, false, true],
    ['the direction, who treats others', personAs('admin', 4), true, false, true],
    ['the direction, who is the professional', personAs('admin', 3), true, true, true],
    ['whoever holds a link', link, false, false, false],
    ['the house itself', house, false, false, false],
  ])('decides planning, reading and opening notes for %s', (_, actor, plans, reads, opens) => {
    expect(mayPlan(actor, 3)).toBe(plans);
    expect(mayReadNotes(actor, 3)).toBe(reads);
    expect(mayOpenNotes(actor)).toBe(opens);
  });
});

test.each<[who: string, Actor, boolean]>([
  ['a client', personAs('client'), false],
  ['a professional', personAs('professional', 3), false],
  ['reception', personAs('reception'), false],
  ['the direction', personAs('admin'), true],
  ['the direction, who treats too', personAs('admin', 3), true],
  ['whoever holds a link', link, false],
  ['the house itself', house, false],
])('lets only the director waive a debt: %s', (_, actor, expected) => {
  expect(mayWaive(actor)).toBe(expected);
});

test.each<Actor>([
  { ...personAs('admin', 3), kind: 'link', appointmentId: 3 },
  { ...personAs('admin', 3), kind: 'system', job: 'reminders' },
])('gives an actor of kind $kind no staff rights, whatever its role', (actor) => {
  expect([mayPlan(actor, 3), mayReadNotes(actor, 3)]).toEqual([false, false]);
  expect([mayOpenNotes(actor), mayWaive(actor)]).toEqual([false, false]);
});
