import { expect, test } from 'vitest';
import { type Actor, asSystem } from '#clinic/audit/contract.ts';
import { createActor } from '#tests/support/actors.ts';
import { scopeOf } from './policy.ts';

const everybody = null;
const nobody = 0;

test.each<[who: string, Actor, number | null]>([
  ['a client', createActor('client'), nobody],
  ['a client with the number of a professional', createActor('client', 3), nobody],
  ['a professional', createActor('professional', 3), 3],
  ['a professional without a number', createActor('professional'), nobody],
  ['reception', createActor('reception'), everybody],
  ['a director', createActor('admin'), everybody],
  ['a director who also treats patients', createActor('admin', 3), everybody],
  ['the holder of a link', { kind: 'link', appointmentId: 3 }, nobody],
  ['a link with a role', { ...createActor('admin', 3), kind: 'link', appointmentId: 3 }, nobody],
  ['the house itself', asSystem('reminders'), nobody],
  ['the house with a role', { ...createActor('professional', 3), kind: 'system', job: 'reminders' }, nobody],
])('reachOf limits %s to the patients in their scope', (_, actor, expected) => {
  expect(scopeOf(actor)).toBe(expected);
});
