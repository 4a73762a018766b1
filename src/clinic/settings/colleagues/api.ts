import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { listColleagues, resetColleague } from './contract.ts';

const queryKey = ['mine', 'colleagues'];

/** Who may sign in to the panel. Only for the direction. */
export const colleaguesQuery = queryOptions({
  queryKey,
  queryFn: () => call<typeof listColleagues>('GET', '/api/staff/colleagues'),
});

/** Takes a colleague's password and second factor away; a letter brings them the link to a new one. */
export function useResetColleague() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (username: string) =>
      call<typeof resetColleague>('POST', '/api/staff/colleagues/:username/reset', { params: { username } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
