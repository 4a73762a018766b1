import { expect, test } from 'vitest';
import { offerKinds } from '#clinic/subscriptions/offers.ts';
import { parseChoice } from './choice.ts';

test('accepts only a plan with a known interval as a stored choice', () => {
  for (const interval of offerKinds)
    expect(parseChoice({ planId: 2, interval, savedAt: 1 })).toEqual({ planId: 2, interval });
  for (const odd of [
    {},
    { planId: '2', interval: 'single' },
    { planId: 2, interval: 'weekly' },
    { planId: 2 },
  ])
    expect(parseChoice(odd)).toBeUndefined();
});
