import { expect, test } from 'vitest';
import type { Person } from '#clinic/audit/contract.ts';
import { personAs } from '#tests/support/actors.ts';
import { mayAnswer } from './policy.ts';

test.each<[who: string, Person, treats: boolean, treatsNot: boolean, nobodyDoes: boolean]>([
  ['a client', personAs('client'), false, false, false],
  ['a client with the number of a professional', personAs('client', 3), false, false, false],
  ['a professional', personAs('professional', 3), true, false, false],
  ['a professional without a number', personAs('professional'), false, false, false],
  ['reception', personAs('reception'), false, false, false],
  ['reception with the number of a professional', personAs('reception', 3), false, false, false],
  ['the direction', personAs('admin'), false, false, true],
  ['the direction, who treats too', personAs('admin', 3), true, false, true],
])(
  '%s answers patients they treat, and the director answers patients nobody treats',
  (_, actor, ...expected) => {
    const teams = [[2, 3], [2, 4], []];
    expect(teams.map((team) => mayAnswer(actor, team))).toEqual(expected);
  },
);
