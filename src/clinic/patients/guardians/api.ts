import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { useCachePatientRecord } from '../directory/api.ts';
import type { addGuardian, changeGuardian, GuardianRights, removeGuardian } from './contract.ts';

export type { GuardianRights } from './contract.ts';

type NewGuardian = { id: number } & NonNullable<Request<typeof addGuardian>['body']>;

export function useAddGuardian() {
  return useMutation({
    mutationFn: ({ id, ...body }: NewGuardian) =>
      call<typeof addGuardian>('POST', '/api/staff/people/:id/guardians', {
        params: { id: String(id) },
        body,
      }),
    onSuccess: useCachePatientRecord(),
  });
}

type Pair = { id: number; guardianId: number };
const paramsOf = ({ id, guardianId }: Pair) => ({ id: String(id), guardianId: String(guardianId) });
const guardianPath = '/api/staff/people/:id/guardians/:guardianId';

export function useChangeGuardian() {
  return useMutation({
    mutationFn: ({ rights, ...pair }: Pair & { rights: GuardianRights }) =>
      call<typeof changeGuardian>('PATCH', guardianPath, { params: paramsOf(pair), body: rights }),
    onSuccess: useCachePatientRecord(),
  });
}

export function useRemoveGuardian() {
  return useMutation({
    mutationFn: (pair: Pair) =>
      call<typeof removeGuardian>('DELETE', guardianPath, { params: paramsOf(pair) }),
    onSuccess: useCachePatientRecord(),
  });
}
