import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { listPlans, listUserSubscriptions, Plan } from './contract.ts';
import type { PerkName } from './offers.ts';

/** Subscription plans, with everything that can be bought of each. */
export const plansQuery = () =>
  queryOptions({
    queryKey: ['plans'],
    queryFn: () => call<typeof listPlans>('GET', '/api/subscription-plans'),
  });

/** The first plan that brings something beside sessions; undefined where nobody can have it now. */
export const usePlanWith = (perk: PerkName): Plan | undefined =>
  useSuspenseQuery(plansQuery()).data.find(({ perks }) => perks.some(({ name }) => name === perk));

/** What the person holds, newest first; only for somebody who is signed in. */
export const userSubscriptionsQuery = () =>
  queryOptions({
    queryKey: ['mine', 'user-subscriptions'],
    queryFn: () => call<typeof listUserSubscriptions>('GET', '/api/user-subscriptions'),
  });
