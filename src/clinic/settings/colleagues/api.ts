import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import type { listColleagues, resetColleague, setColleagueEmail } from './contract.ts';

const queryKey = personalKey('colleagues');

export const colleaguesQuery = queryOptions({
  queryKey,
  queryFn: () => call<typeof listColleagues>('GET', '/api/staff/colleagues'),
});

type Named<Body> = Body & { username: string };

/** Removes a colleague's password and second factor and mails a link for a new password. */
export function useResetColleague() {
  return useMutation({
    mutationFn: ({ username, ...body }: Named<NonNullable<Request<typeof resetColleague>['body']>>) =>
      call<typeof resetColleague>('POST', '/api/staff/colleagues/:username/reset', {
        params: { username },
        body,
      }),
    onSettled: useRefresh(queryKey),
  });
}

/** Sets the e-mail address of a staff account. */
export function useSetColleagueEmail() {
  return useMutation({
    mutationFn: ({ username, ...body }: Named<NonNullable<Request<typeof setColleagueEmail>['body']>>) =>
      call<typeof setColleagueEmail>('POST', '/api/staff/colleagues/:username/email', {
        params: { username },
        body,
      }),
    onSettled: useRefresh(queryKey),
  });
}
