import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import type { listPlansOfPerson } from './contract.ts';

/** Plans with sessions for a patient, for staff. */
export const plansOfPersonQuery = (id: number) =>
  queryOptions({
    queryKey: personalKey('people', 'plans', id),
    queryFn: () =>
      call<typeof listPlansOfPerson>('GET', '/api/staff/people/:id/plans', { params: { id: String(id) } }),
    staleTime: 0,
  });
