import { queryOptions } from '@tanstack/react-query';
import { useGetUserId } from '#clinic/accounts/api.ts';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import type { noteTill, readTill } from './contract.ts';

export type { Till, TillEvent } from './contract.ts';

/** Poll interval in ms: another desk may take payments meanwhile. */
const refetchIntervalMs = 10_000;

/** Current state of the till and the takings of a day. */
export const tillQuery = (date: Day) =>
  queryOptions({
    queryKey: personalKey('till', date),
    queryFn: () => call<typeof readTill>('GET', '/api/staff/till', { query: { date } }),
    staleTime: 0,
    refetchInterval: refetchIntervalMs,
  });

type Wish = NonNullable<Request<typeof noteTill>['body']>;

/** Records a till event, once even when the response is lost. */
export function useNoteTill() {
  return useKeyedMutation({
    name: ({ step }: Wish) => `till:${step}`,
    send: (body: Wish, key) => call<typeof noteTill>('POST', '/api/staff/till', { body }, key),
    who: useGetUserId(),
    // Open payment dialogs know whether the till is open.
    onSettled: useRefresh(personalKey('till'), personalKey('due-at-desk')),
  });
}
