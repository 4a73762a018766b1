import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import type { cancelLink, confirmLink, moveLink, readLink } from '../links.contract.ts';

/** What a reminder's link speaks of. A POST, because the token must not stand in an address that is logged. */
export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['appointment-links', token],
    queryFn: () => call<typeof readLink>('POST', '/api/appointment-links/read', { body: { token } }),
  });

/**
 * A write by a link: what comes back is shown at once, and whoever is signed in sees it in the profile too. The server takes
 * no key here; each of the three changes nothing when it is asked for again. And it has no name here: its
 * token is secret, and nothing of it is kept in the tab.
 */
function useLinkWrite<Wish extends { token: string }>(
  write: (wish: Wish) => Promise<Awaited<ReturnType<typeof confirm>>>,
) {
  const client = useQueryClient();
  return useKeyedMutation({
    send: write,
    onSuccess: (shown, { token }) => client.setQueryData(linkQuery(token).queryKey, shown),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['mine', 'appointments'] }),
        client.invalidateQueries({ queryKey: ['availability'] }),
      ]),
  });
}

const confirm = (body: { token: string }) =>
  call<typeof confirmLink>('POST', '/api/appointment-links/confirm', { body });

/** Says that the person will come. */
export const useConfirmLink = () => useLinkWrite(confirm);

/** Cancels. */
export const useCancelLink = () =>
  useLinkWrite((body: { token: string }) =>
    call<typeof cancelLink>('POST', '/api/appointment-links/cancel', { body }),
  );

/** Moves to another slot. */
export const useMoveLink = () =>
  useLinkWrite((body: { token: string; date: string }) =>
    call<typeof moveLink>('POST', '/api/appointment-links/move', { body }),
  );

/**
 * Goes on once a write has succeeded; its failure stands in the mutation. Not by `mutate`'s own `onSuccess`: what comes back
 * can take the very part off the page that has asked, and then that is never called.
 */
export const done = (write: Promise<unknown>, goOn: () => void): Promise<void> =>
  write.then(goOn, () => undefined);
