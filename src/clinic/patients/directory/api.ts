import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useWho } from '#clinic/accounts/api.ts';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import type { addPerson, changeCard, listPeople, PatientCard, readCard } from './contract.ts';
import type { PeopleFilter } from './terms.ts';

export type { PatientCard, PersonOnList } from './contract.ts';

type Wish = { search: string; filter: PeopleFilter; page: number };

/** A page of patients. Staff only. Every search is a new query. */
export const peopleQuery = ({ search, filter, page }: Wish) =>
  queryOptions({
    queryKey: ['mine', 'people', 'list', search, filter, page],
    queryFn: () => call<typeof listPeople>('GET', '/api/staff/people', { query: { search, filter, page } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** A patient record. Every read is recorded, so it never refetches by itself. */
export const cardQuery = (id: number) =>
  queryOptions({
    queryKey: ['mine', 'people', 'card', id],
    queryFn: () => call<typeof readCard>('GET', '/api/staff/people/:id', { params: { id: String(id) } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useCardChanged() {
  const client = useQueryClient();
  return (card: PatientCard) => {
    client.setQueryData(cardQuery(card.id).queryKey, card);
    return client.invalidateQueries({ queryKey: ['mine', 'people', 'list'] });
  };
}

type NewPerson = NonNullable<Request<typeof addPerson>['body']>;

export function useAddPerson() {
  return useKeyedMutation({
    name: () => 'desk:person',
    send: (body: NewPerson, key) => call<typeof addPerson>('POST', '/api/staff/people', { body }, key),
    who: useWho(),
    onSuccess: useCardChanged(),
  });
}

type Change = { id: number } & NonNullable<Request<typeof changeCard>['body']>;

export function useChangeCard() {
  return useMutation({
    mutationFn: ({ id, ...body }: Change) =>
      call<typeof changeCard>('PATCH', '/api/staff/people/:id', { params: { id: String(id) }, body }),
    onSuccess: useCardChanged(),
  });
}
