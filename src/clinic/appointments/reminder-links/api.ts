import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey, publicKey, useRefresh } from '#platform/api/query-keys.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import type { cancelLink, confirmLink, moveLink, readLink } from '../links.contract.ts';

/** Data of a reminder link. A POST, so that the token does not appear in logged URLs. */
export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: publicKey('appointment-links', token),
    queryFn: () => call<typeof readLink>('POST', '/api/appointment-links/read', { body: { token } }),
  });

/**
 * A write by a reminder link. Applies the response at once and refreshes the profile of a signed-in user. No
 * idempotency key: the three writes are idempotent. No name either: the token is secret and must not be
 * stored in the tab.
 */
function useLinkWrite<Wish extends { token: string }>(
  write: (wish: Wish) => Promise<Awaited<ReturnType<typeof postConfirmation>>>,
) {
  const client = useQueryClient();
  return useKeyedMutation({
    send: write,
    onSuccess: (shown, { token }) => client.setQueryData(linkQuery(token).queryKey, shown),
    onSettled: useRefresh(personalKey('appointments'), publicKey('availability')),
  });
}

const postConfirmation = (body: { token: string }) =>
  call<typeof confirmLink>('POST', '/api/appointment-links/confirm', { body });

export const useConfirmLink = () => useLinkWrite(postConfirmation);

export const useCancelLink = () =>
  useLinkWrite((body: { token: string }) =>
    call<typeof cancelLink>('POST', '/api/appointment-links/cancel', { body }),
  );

export const useMoveLink = () =>
  useLinkWrite((body: { token: string; date: string }) =>
    call<typeof moveLink>('POST', '/api/appointment-links/move', { body }),
  );

/**
 * Runs `goOn` after a successful write; failures stay in the mutation. Not with `mutate`'s `onSuccess`: the
 * response may unmount the caller, and then React Query does not call it.
 */
export const continueOnSuccess = (write: Promise<unknown>, goOn: () => void): Promise<void> =>
  write.then(goOn, () => undefined);
