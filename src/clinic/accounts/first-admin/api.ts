import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { useResetPersonalData } from '../api.ts';
import type { createFirstAdmin } from './contract.ts';

export function useCreateFirstAdmin() {
  const setUser = useResetPersonalData();
  return useMutation({
    mutationFn: (body: NonNullable<Request<typeof createFirstAdmin>['body']>) =>
      call<typeof createFirstAdmin>('POST', '/api/staff/first-admin', { body }),
    onSuccess: setUser,
  });
}
