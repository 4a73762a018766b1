import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey, publicKey } from '#platform/api/query-keys.ts';
import type { listPlans, listUserSubscriptions, Plan } from './contract.ts';
import type { PerkName } from './offers.ts';

export const plansQuery = () =>
  queryOptions({
    queryKey: publicKey('plans'),
    queryFn: () => call<typeof listPlans>('GET', '/api/subscription-plans'),
  });

export const usePlanWith = (perk: PerkName): Plan | undefined =>
  useSuspenseQuery(plansQuery()).data.find(({ perks }) => perks.some(({ name }) => name === perk));

/** The user's plans, newest first. Requires a session. */
export const userSubscriptionsQuery = () =>
  queryOptions({
    queryKey: personalKey('user-subscriptions'),
    queryFn: () => call<typeof listUserSubscriptions>('GET', '/api/user-subscriptions'),
  });
