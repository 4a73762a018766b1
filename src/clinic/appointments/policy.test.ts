import { describe, expect, test } from 'vitest';
import { type Actor, asSystem, type Role } from '#clinic/audit/contract.ts';
import { mayOpenNotes, mayPlan, mayReadNotes, mayWaive } from './policy.ts';

const person = (role: Role, professionalId: number | null = null): Actor => ({
  ...{ kind: 'person', userId: 7, role, professionalId },
});
const link: Actor = { kind: 'link', appointmentId: 3 };
const house = asSystem('reminders');

describe('of the appointments with professional 3', () => {
  test.each<[who: string, Actor, plans: boolean, reads: boolean, opens: boolean]>([
    ['a client', person('client'), false, false, false],
    ['a client with the number of the professional', person('client', 3), false, false, false],
    ['the professional', person('professional', 3), true, true, false],
    ['a colleague', person('professional', 4), false, false, false],
    ['a professional without a number', person('professional'), false, false, false],
    ['reception', person('reception'), true, false, false],
    ['reception that was the professional', person('reception', 3), true, false, false],
    ['the direction', person('admin'), true, false, true],
    ['the direction, who treats others', person('admin', 4), true, false, true],
    ['the direction, who is the professional', person('admin', 3), true, true, true],
    ['whoever holds a link', link, false, false, false],
    ['the house itself', house, false, false, false],
  ])('%s plans, reads notes and opens them as far as they may', (_, actor, plans, reads, opens) => {
    expect(mayPlan(actor, 3)).toBe(plans);
    expect(mayReadNotes(actor, 3)).toBe(reads);
    expect(mayOpenNotes(actor)).toBe(opens);
  });
});

test.each<[who: string, Actor, boolean]>([
  ['a client', person('client'), false],
  ['a professional', person('professional', 3), false],
  ['reception', person('reception'), false],
  ['the direction', person('admin'), true],
  ['the direction, who treats too', person('admin', 3), true],
  ['whoever holds a link', link, false],
  ['the house itself', house, false],
])('%s forgives a debt only as the direction', (_, actor, expected) => {
  expect(mayWaive(actor)).toBe(expected);
});

test.each<Actor>([
  { ...person('admin', 3), kind: 'link', appointmentId: 3 },
  { ...person('admin', 3), kind: 'system', job: 'reminders' },
])('a $kind is not of the staff, whatever role comes along', (actor) => {
  expect([mayPlan(actor, 3), mayReadNotes(actor, 3)]).toEqual([false, false]);
  expect([mayOpenNotes(actor), mayWaive(actor)]).toEqual([false, false]);
});
