import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import type { giveDischarge, listProcesses, undoDischarge } from './contract.ts';

export type { CareProcess } from './contract.ts';

export const processesQuery = (id: number) =>
  queryOptions({
    queryKey: personalKey('people', 'processes', id),
    queryFn: () =>
      call<typeof listProcesses>('GET', '/api/staff/people/:id/processes', { params: { id: String(id) } }),
    staleTime: 0,
  });

const useRefreshProcesses = (id: number) => useRefresh(processesQuery(id).queryKey);

export const useDischarge = (id: number) =>
  useMutation({
    mutationFn: (dischargedOn: string) =>
      call<typeof giveDischarge>('POST', '/api/staff/people/:id/discharges', {
        params: { id: String(id) },
        body: { dischargedOn },
      }),
    onSettled: useRefreshProcesses(id),
  });

export const useUndoDischarge = (id: number) =>
  useMutation({
    mutationFn: (dischargeId: number) =>
      call<typeof undoDischarge>('POST', '/api/staff/discharges/:id/undo', {
        params: { id: String(dischargeId) },
      }),
    onSettled: useRefreshProcesses(id),
  });
