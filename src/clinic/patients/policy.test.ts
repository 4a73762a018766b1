import { expect, test } from 'vitest';
import { type Actor, asSystem, type Role } from '#clinic/audit/contract.ts';
import { reachOf } from './policy.ts';

const person = (role: Role, professionalId: number | null = null): Actor => ({
  ...{ kind: 'person', userId: 7, role, professionalId },
});
const everybody = null;
const nobody = 0;

test.each<[who: string, Actor, number | null]>([
  ['a client', person('client'), nobody],
  ['a client with the number of a professional', person('client', 3), nobody],
  ['a professional', person('professional', 3), 3],
  ['a professional without a number', person('professional'), nobody],
  ['reception', person('reception'), everybody],
  ['the direction', person('admin'), everybody],
  ['the direction, who treats too', person('admin', 3), everybody],
  ['whoever holds a link', { kind: 'link', appointmentId: 3 }, nobody],
  ['a link with a role', { ...person('admin', 3), kind: 'link', appointmentId: 3 }, nobody],
  ['the house itself', asSystem('reminders'), nobody],
  ['the house with a role', { ...person('professional', 3), kind: 'system', job: 'reminders' }, nobody],
])('%s sees no more patients than are theirs to see', (_, actor, expected) => {
  expect(reachOf(actor)).toBe(expected);
});
