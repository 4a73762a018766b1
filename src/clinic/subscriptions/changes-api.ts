import { useQueryClient } from '@tanstack/react-query';
import { useGetUserId } from '#clinic/accounts/api.ts';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import { userSubscriptionsQuery } from './api.ts';
import type { cancelSubscription, namePlanChild } from './contract.ts';

// Separate from the read API, because the front page only reads plans and its first view is size-limited.

/**
 * Cancels further payments; refetches the list after success and refusal.
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
    who: useGetUserId(),
    isSeen,
    onSettled: () => client.invalidateQueries(userSubscriptionsQuery()),
  });
}

type ChildWish = NonNullable<Request<typeof namePlanChild>['body']> & { planId: number };

/**
 * States the child a plan is bought for.
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
    who: useGetUserId(),
    isSeen,
  });
}
