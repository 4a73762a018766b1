import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useWho } from '#clinic/accounts/api.ts';
import { call } from '#platform/api-client.ts';
import type { Request } from '#platform/endpoint.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import type { cancelSubscription, listPlans, listUserSubscriptions, namePlanChild } from './contract.ts';

export type { UserSubscription } from './contract.ts';

/** Subscription plans, with everything that can be bought of each. */
export const plansQuery = () =>
  queryOptions({
    queryKey: ['plans'],
    queryFn: () => call<typeof listPlans>('GET', '/api/subscription-plans'),
  });

/** What the person holds, newest first; only for somebody who is signed in. */
export const userSubscriptionsQuery = () =>
  queryOptions({
    queryKey: ['user-subscriptions'],
    queryFn: () => call<typeof listUserSubscriptions>('GET', '/api/user-subscriptions'),
  });

/**
 * Wants no further payment. The answer, or that it was refused, changes what the list shows.
 * @param isSeen whether its dialog is open
 */
export function useCancelSubscription(isSeen: boolean) {
  const client = useQueryClient();
  return useKeyedMutation({
    name: (id: number) => `cancel-plan:${id}`,
    send: (id: number, key) =>
      call<typeof cancelSubscription>(
        'POST',
        '/api/user-subscriptions/:id/cancel',
        { params: { id: String(id) } },
        key,
      ),
    who: useWho(),
    isSeen,
    onSettled: () => client.invalidateQueries(userSubscriptionsQuery()),
  });
}

type ChildWish = NonNullable<Request<typeof namePlanChild>['body']> & { planId: number };

/**
 * Says for which child a child's plan is about to be bought.
 * @param isSeen whether its dialog is open
 */
export function useNamePlanChild(isSeen: boolean) {
  return useKeyedMutation({
    name: ({ planId }: ChildWish) => `plan-child:${planId}`,
    send: ({ planId, ...body }: ChildWish, key) =>
      call<typeof namePlanChild>(
        'POST',
        '/api/subscription-plans/:id/child',
        { params: { id: String(planId) }, body },
        key,
      ),
    who: useWho(),
    isSeen,
  });
}
