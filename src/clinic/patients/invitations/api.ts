import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { allPersonalKey, useRefresh } from '#platform/api/query-keys.ts';
import { patientRecordQuery } from '../directory/api.ts';
import type { acceptInvitation, invite } from './contract.ts';

export function useInvite(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call<typeof invite>('POST', '/api/staff/people/:id/invitation', { params: { id: String(id) } }),
    onSuccess: ({ until }) =>
      client.setQueryData(
        patientRecordQuery(id).queryKey,
        (card) => card && { ...card, invitedUntil: until },
      ),
  });
}

/** Links the record to the signed-in account and refetches everything that depends on it. */
export function useAcceptInvitation() {
  return useMutation({
    mutationFn: (token: string) =>
      call<typeof acceptInvitation>('POST', '/api/invitations/accept', { body: { token } }),
    onSuccess: useRefresh(allPersonalKey),
  });
}
