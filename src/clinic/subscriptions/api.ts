import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api-client.ts';
import type { listPlans } from './contract.ts';

/** Subscription plans, with everything that can be bought of each. */
export const plansQuery = () =>
  queryOptions({
    queryKey: ['plans'],
    queryFn: () => call<typeof listPlans>('GET', '/api/subscription-plans'),
  });
