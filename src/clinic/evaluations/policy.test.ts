import { expect, test } from 'vitest';
import type { Person, Role } from '#clinic/audit/contract.ts';
import { createActor } from '#tests/support/actors.ts';
import { isInCareTeam, mayOpenWithReason } from './policy.ts';

test.each<[who: string, Person, treats: boolean, treatsNot: boolean, nobodyDoes: boolean]>([
  ['a client', createActor('client'), false, false, false],
  ['a client with the number of a professional', createActor('client', 3), false, false, false],
  ['a professional', createActor('professional', 3), true, false, false],
  ['a professional without a number', createActor('professional'), false, false, false],
  ['reception', createActor('reception'), false, false, false],
  ['reception that was a professional', createActor('reception', 3), false, false, false],
  ['a director', createActor('admin'), false, false, false],
  ['a director who also treats patients', createActor('admin', 3), true, false, false],
])('%s belongs to the care team only of patients they treat', (_, actor, ...expected) => {
  const teams = [[{ id: 2 }, { id: 3 }], [{ id: 2 }, { id: 4 }], []];
  expect(teams.map((team) => isInCareTeam(actor, team))).toEqual(expected);
});

test.each<[Role, boolean]>([
  ['client', false],
  ['professional', false],
  ['reception', false],
  ['admin', true],
])('mayOpenWithReason(%s) returns %s', (role, expected) => {
  expect(mayOpenWithReason(createActor(role))).toBe(expected);
  expect(mayOpenWithReason(createActor(role, 3))).toBe(expected);
});
