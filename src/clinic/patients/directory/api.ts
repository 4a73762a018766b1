import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useGetUserId } from '#clinic/accounts/api.ts';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import type {
  addPerson,
  listPeople,
  PatientRecord,
  readPatientRecord,
  updatePatientRecord,
} from './contract.ts';
import type { PeopleFilter } from './terms.ts';

export type { ListedPerson, PatientRecord } from './contract.ts';

type PeopleQuery = { search: string; filter: PeopleFilter; page: number };

/** A page of patients. Staff only. Every search is a new query. */
export const peopleQuery = ({ search, filter, page }: PeopleQuery) =>
  queryOptions({
    queryKey: personalKey('people', 'list', search, filter, page),
    queryFn: () => call<typeof listPeople>('GET', '/api/staff/people', { query: { search, filter, page } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** A patient record. Every read is recorded, so it never refetches by itself. */
export const patientRecordQuery = (id: number) =>
  queryOptions({
    queryKey: personalKey('people', 'card', id),
    queryFn: () =>
      call<typeof readPatientRecord>('GET', '/api/staff/people/:id', { params: { id: String(id) } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useCachePatientRecord() {
  const client = useQueryClient();
  return (card: PatientRecord) => {
    client.setQueryData(patientRecordQuery(card.id).queryKey, card);
    return client.invalidateQueries({ queryKey: personalKey('people', 'list') });
  };
}

type NewPerson = NonNullable<Request<typeof addPerson>['body']>;

export function useAddPerson() {
  return useKeyedMutation({
    name: () => 'desk:person',
    send: (body: NewPerson, key) => call<typeof addPerson>('POST', '/api/staff/people', { body }, key),
    who: useGetUserId(),
    onSuccess: useCachePatientRecord(),
  });
}

type Change = { id: number } & NonNullable<Request<typeof updatePatientRecord>['body']>;

export function useUpdatePatientRecord() {
  return useMutation({
    mutationFn: ({ id, ...body }: Change) =>
      call<typeof updatePatientRecord>('PATCH', '/api/staff/people/:id', {
        params: { id: String(id) },
        body,
      }),
    onSuccess: useCachePatientRecord(),
  });
}
