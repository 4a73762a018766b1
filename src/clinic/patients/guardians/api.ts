import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { useCardChanged } from '../directory/api.ts';
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
    onSuccess: useCardChanged(),
  });
}

type Pair = { id: number; guardianId: number };
const paramsOf = ({ id, guardianId }: Pair) => ({ id: String(id), guardianId: String(guardianId) });
const one = '/api/staff/people/:id/guardians/:guardianId';

export function useChangeGuardian() {
  return useMutation({
    mutationFn: ({ rights, ...pair }: Pair & { rights: GuardianRights }) =>
      call<typeof changeGuardian>('PATCH', one, { params: paramsOf(pair), body: rights }),
    onSuccess: useCardChanged(),
  });
}

export function useRemoveGuardian() {
  return useMutation({
    mutationFn: (pair: Pair) => call<typeof removeGuardian>('DELETE', one, { params: paramsOf(pair) }),
    onSuccess: useCardChanged(),
  });
}
