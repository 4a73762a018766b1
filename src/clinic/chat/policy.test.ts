import { expect, test } from 'vitest';
import type { Person, Role } from '#clinic/audit/contract.ts';
import { mayAnswer } from './policy.ts';

const person = (role: Role, professionalId: number | null = null): Person => ({
  ...{ kind: 'person', userId: 7, role, professionalId },
});

test.each<[who: string, Person, treats: boolean, treatsNot: boolean, nobodyDoes: boolean]>([
  ['a client', person('client'), false, false, false],
  ['a client with the number of a professional', person('client', 3), false, false, false],
  ['a professional', person('professional', 3), true, false, false],
  ['a professional without a number', person('professional'), false, false, false],
  ['reception', person('reception'), false, false, false],
  ['reception with the number of a professional', person('reception', 3), false, false, false],
  ['the direction', person('admin'), false, false, true],
  ['the direction, who treats too', person('admin', 3), true, false, true],
])('%s answers whom they treat, and the direction whom nobody treats', (_, actor, ...expected) => {
  const teams = [[2, 3], [2, 4], []];
  expect(teams.map((team) => mayAnswer(actor, team))).toEqual(expected);
});
