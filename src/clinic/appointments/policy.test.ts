import { describe, expect, test } from 'vitest';
import { type Actor, asSystem } from '#clinic/audit/contract.ts';
import { createActor } from '#tests/support/actors.ts';
import { mayOpenNotes, mayPlan, mayReadNotes, mayWaive } from './policy.ts';

const link: Actor = { kind: 'link', appointmentId: 3 };
const systemActor = asSystem('reminders');

describe('policy for appointments of professional 3', () => {
  test.each<[who: string, Actor, plans: boolean, reads: boolean, opens: boolean]>([
    ['a client', createActor('client'), false, false, false],
    ['a client with the number of the professional', createActor('client', 3), false, false, false],
    ['the professional', createActor('professional', 3), true, true, false],
    ['a colleague', createActor('professional', 4), false, false, false],
    ['a professional without a number', createActor('professional'), false, false, false],
    ['reception', createActor('reception'), true, false, false],
    ['reception that was the professional', createActor('reception', 3), true, false, false],
    ['a director', createActor('admin'), true, false, true],
    ['a director who treats others', createActor('admin', 4), true, false, true],
    ['a director who is the professional', createActor('admin', 3), true, true, true],
    ['the holder of a link', link, false, false, false],
    ['the house itself', systemActor, false, false, false],
  ])('decides planning, reading and opening notes for %s', (_, actor, plans, reads, opens) => {
    expect(mayPlan(actor, 3)).toBe(plans);
    expect(mayReadNotes(actor, 3)).toBe(reads);
    expect(mayOpenNotes(actor)).toBe(opens);
  });
});

test.each<[who: string, Actor, boolean]>([
  ['a client', createActor('client'), false],
  ['a professional', createActor('professional', 3), false],
  ['reception', createActor('reception'), false],
  ['a director', createActor('admin'), true],
  ['a director who also treats patients', createActor('admin', 3), true],
  ['the holder of a link', link, false],
  ['the house itself', systemActor, false],
])('lets only the director waive a debt: %s', (_, actor, expected) => {
  expect(mayWaive(actor)).toBe(expected);
});

test.each<Actor>([
  { ...createActor('admin', 3), kind: 'link', appointmentId: 3 },
  { ...createActor('admin', 3), kind: 'system', job: 'reminders' },
])('gives an actor of kind $kind no staff rights, whatever its role', (actor) => {
  expect([mayPlan(actor, 3), mayReadNotes(actor, 3)]).toEqual([false, false]);
  expect([mayOpenNotes(actor), mayWaive(actor)]).toEqual([false, false]);
});
