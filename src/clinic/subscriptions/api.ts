import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { listPlans, listUserSubscriptions } from './contract.ts';

/** Subscription plans, with everything that can be bought of each. */
export const plansQuery = () =>
  queryOptions({
    queryKey: ['plans'],
    queryFn: () => call<typeof listPlans>('GET', '/api/subscription-plans'),
  });

/** What the person holds, newest first; only for somebody who is signed in. */
export const userSubscriptionsQuery = () =>
  queryOptions({
    queryKey: ['mine', 'user-subscriptions'],
    queryFn: () => call<typeof listUserSubscriptions>('GET', '/api/user-subscriptions'),
  });
