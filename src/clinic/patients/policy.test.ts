import { expect, test } from 'vitest';
import { type Actor, asSystem } from '#clinic/audit/contract.ts';
import { personAs } from '#tests/support/actors.ts';
import { reachOf } from './policy.ts';

const everybody = null;
const nobody = 0;

test.each<[who: string, Actor, number | null]>([
  ['a client', personAs('client'), nobody],
  ['a client with the number of a professional', personAs('client', 3), nobody],
  ['a professional', personAs('professional', 3), 3],
  ['a professional without a number', personAs('professional'), nobody],
  ['reception', personAs('reception'), everybody],
  ['the direction', personAs('admin'), everybody],
  ['the direction, who treats too', personAs('admin', 3), everybody],
  ['whoever holds a link', { kind: 'link', appointmentId: 3 }, nobody],
  ['a link with a role', { ...personAs('admin', 3), kind: 'link', appointmentId: 3 }, nobody],
  ['the house itself', asSystem('reminders'), nobody],
  ['the house with a role', { ...personAs('professional', 3), kind: 'system', job: 'reminders' }, nobody],
])('reachOf limits %s to the patients in their scope', (_, actor, expected) => {
  expect(reachOf(actor)).toBe(expected);
});
