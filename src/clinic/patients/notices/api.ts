import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { useCachePatientRecord } from '../directory/api.ts';
import type { setNotices } from './contract.ts';

type Answer = { id: number } & NonNullable<Request<typeof setNotices>['body']>;

export function useSetNotices() {
  return useMutation({
    mutationFn: ({ id, ...body }: Answer) =>
      call<typeof setNotices>('POST', '/api/staff/people/:id/notices', {
        params: { id: String(id) },
        body,
      }),
    onSuccess: useCachePatientRecord(),
  });
}
