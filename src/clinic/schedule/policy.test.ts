import { expect, test } from 'vitest';
import { type Actor, asSystem } from '#clinic/audit/contract.ts';
import { personAs } from '#tests/support/actors.ts';
import { mayChangeHours } from './policy.ts';

const link = { kind: 'link', appointmentId: 3 } as const;
const house = { kind: 'system', job: 'reminders' } as const;

test.each<[who: string, Actor, ofThree: boolean, ofFour: boolean, ofTheClinic: boolean]>([
  ['a client', personAs('client'), false, false, false],
  ['a client with the number of a professional', personAs('client', 3), false, false, false],
  ['a professional', personAs('professional', 3), true, false, false],
  ['a professional without a number', personAs('professional'), false, false, false],
  ['reception', personAs('reception'), true, true, true],
  ['the direction', personAs('admin'), true, true, true],
  ['the direction, who treats too', personAs('admin', 3), true, true, true],
  ['whoever holds a link', link, false, false, false],
  ['a link with a role', { ...personAs('admin', 3), ...link }, false, false, false],
  ['the house itself', asSystem('reminders'), false, false, false],
  ['the house with a role', { ...personAs('professional', 3), ...house }, false, false, false],
])(
  'mayChangeHours limits %s to the hours of professionals 3 and 4 and of the clinic in their scope',
  (_, actor, ...expected) => {
    expect([3, 4, null].map((of) => mayChangeHours(actor, of))).toEqual(expected);
  },
);
