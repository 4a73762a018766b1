import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import type { proceedUnsigned, showWarning } from './contract.ts';

export type { Warning } from './contract.ts';

type Hour = { patientId: number; appointmentId: number; isVideo: boolean };

export const warningQuery = ({ patientId, appointmentId, isVideo }: Hour) =>
  queryOptions({
    queryKey: personalKey('people', 'consents', patientId, 'warning', appointmentId),
    queryFn: () =>
      call<typeof showWarning>('GET', '/api/staff/people/:id/consents/warning', {
        params: { id: String(patientId) },
        query: { appointmentId, isVideo: isVideo ? 'yes' : 'no' },
      }),
    staleTime: 0,
  });

export function useProceedUnsigned(hour: Hour) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (said: Pick<NonNullable<Request<typeof proceedUnsigned>['body']>, 'ground' | 'reason'>) =>
      call<typeof proceedUnsigned>('POST', '/api/staff/people/:id/consents/exceptions', {
        params: { id: String(hour.patientId) },
        body: { appointmentId: hour.appointmentId, isVideo: hour.isVideo, ...said },
      }),
    onSuccess: (warning) => client.setQueryData(warningQuery(hour).queryKey, warning),
  });
}
