import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { joinCards } from './contract.ts';

export type { Joining } from './contract.ts';

type Pair = { id: number; otherId: number };
const send = ({ id, otherId }: Pair, preview: boolean) =>
  call<typeof joinCards>('POST', '/api/staff/people/:id/join', {
    params: { id: String(id) },
    body: { otherId, preview },
  });

/** What joining would do. */
export const joiningQuery = (pair: Pair) =>
  queryOptions({
    // Not below what joining refreshes: afterwards there is nothing left to look at.
    queryKey: ['mine', 'joining', pair],
    queryFn: () => send(pair, true),
    staleTime: 0,
    gcTime: 0,
  });

/** Makes one card of two; whatever shows people is asked again. */
export function useJoinCards() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (pair: Pair) => send(pair, false),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['mine', 'people'] }),
        client.invalidateQueries({ queryKey: ['mine', 'agenda'] }),
      ]),
  });
}
