import { expect, test } from 'vitest';
import type { Person, Role } from '#clinic/audit/contract.ts';
import { isInCareTeam, mayOpenWithReason } from './policy.ts';

const person = (role: Role, professionalId: number | null = null): Person => ({
  ...{ kind: 'person', userId: 7, role, professionalId },
});

test.each<[who: string, Person, treats: boolean, treatsNot: boolean, nobodyDoes: boolean]>([
  ['a client', person('client'), false, false, false],
  ['a client with the number of a professional', person('client', 3), false, false, false],
  ['a professional', person('professional', 3), true, false, false],
  ['a professional without a number', person('professional'), false, false, false],
  ['reception', person('reception'), false, false, false],
  ['reception that was a professional', person('reception', 3), false, false, false],
  ['the direction', person('admin'), false, false, false],
  ['the direction, who treats too', person('admin', 3), true, false, false],
])('%s is of the care team where they treat the person', (_, actor, ...expected) => {
  const teams = [[{ id: 2 }, { id: 3 }], [{ id: 2 }, { id: 4 }], []];
  expect(teams.map((team) => isInCareTeam(actor, team))).toEqual(expected);
});

test.each<[Role, boolean]>([
  ['client', false],
  ['professional', false],
  ['reception', false],
  ['admin', true],
])('with a reason, %s opens answers: %s', (role, expected) => {
  expect(mayOpenWithReason(person(role))).toBe(expected);
  expect(mayOpenWithReason(person(role, 3))).toBe(expected);
});
