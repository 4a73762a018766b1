import { expect, test } from 'vitest';
import { type Actor, asSystem } from '#clinic/audit/contract.ts';
import { createActor } from '#tests/support/actors.ts';
import { mayChangeHours } from './policy.ts';

const link = { kind: 'link', appointmentId: 3 } as const;
const system = { kind: 'system', job: 'reminders' } as const;

test.each<[who: string, Actor, ofThree: boolean, ofFour: boolean, ofTheClinic: boolean]>([
  ['a client', createActor('client'), false, false, false],
  ['a client with the number of a professional', createActor('client', 3), false, false, false],
  ['a professional', createActor('professional', 3), true, false, false],
  ['a professional without a number', createActor('professional'), false, false, false],
  ['reception', createActor('reception'), true, true, true],
  ['a director', createActor('admin'), true, true, true],
  ['a director who also treats patients', createActor('admin', 3), true, true, true],
  ['the holder of a link', link, false, false, false],
  ['a link with a role', { ...createActor('admin', 3), ...link }, false, false, false],
  ['the house itself', asSystem('reminders'), false, false, false],
  ['the house with a role', { ...createActor('professional', 3), ...system }, false, false, false],
])(
  'mayChangeHours limits %s to the hours of professionals 3 and 4 and of the clinic in their scope',
  (_, actor, ...expected) => {
    expect([3, 4, null].map((of) => mayChangeHours(actor, of))).toEqual(expected);
  },
);
