import { expect, test } from 'vitest';
import type { Person } from '#clinic/audit/contract.ts';
import { createActor } from '#tests/support/actors.ts';
import { mayAnswer } from './policy.ts';

test.each<[who: string, Person, treats: boolean, treatsNot: boolean, nobodyDoes: boolean]>([
  ['a client', createActor('client'), false, false, false],
  ['a client with the number of a professional', createActor('client', 3), false, false, false],
  ['a professional', createActor('professional', 3), true, false, false],
  ['a professional without a number', createActor('professional'), false, false, false],
  ['reception', createActor('reception'), false, false, false],
  ['reception with the number of a professional', createActor('reception', 3), false, false, false],
  ['a director', createActor('admin'), false, false, true],
  ['a director who also treats patients', createActor('admin', 3), true, false, true],
])(
  '%s answers patients they treat, and the director answers patients nobody treats',
  (_, actor, ...expected) => {
    const teams = [[2, 3], [2, 4], []];
    expect(teams.map((team) => mayAnswer(actor, team))).toEqual(expected);
  },
);
