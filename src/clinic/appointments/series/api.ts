import { useMutation } from '@tanstack/react-query';
import { useGetUserId } from '#clinic/accounts/api.ts';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import { useRefreshAgenda } from '../desk/api.ts';
import type { bookSeries, endSeries, moveSeries } from './contract.ts';

export type SeriesInput = Omit<NonNullable<Request<typeof bookSeries>['body']>, 'preview'>;

export function usePreviewSeries() {
  return useMutation({
    mutationFn: (wish: SeriesInput) =>
      call<typeof bookSeries>('POST', '/api/staff/series', { body: { ...wish, preview: true } }),
  });
}

export function useBookSeries() {
  return useKeyedMutation({
    name: () => 'desk:series',
    send: (body: SeriesInput, key) => call<typeof bookSeries>('POST', '/api/staff/series', { body }, key),
    who: useGetUserId(),
    onSettled: useRefreshAgenda(),
  });
}

export type SeriesMove = { id: number } & NonNullable<Request<typeof moveSeries>['body']>;

export function useMoveSeries() {
  return useMutation({
    mutationFn: ({ id, ...body }: SeriesMove) =>
      call<typeof moveSeries>('POST', '/api/staff/series/:id/move', { params: { id: String(id) }, body }),
    onSettled: useRefreshAgenda(),
  });
}

type SeriesEnd = { id: number } & NonNullable<Request<typeof endSeries>['body']>;

export function useEndSeries() {
  return useMutation({
    mutationFn: ({ id, ...body }: SeriesEnd) =>
      call<typeof endSeries>('POST', '/api/staff/series/:id/end', { params: { id: String(id) }, body }),
    onSettled: useRefreshAgenda(),
  });
}
