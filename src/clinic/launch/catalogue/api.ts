import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Kind } from '#clinic/services/contract.ts';
import { call } from '#platform/api/client.ts';
import type {
  addProfessional,
  Catalogue,
  changeProfessional,
  getCatalogue,
  inviteProfessional,
  Offer,
  offerService,
  ProfessionalFields,
} from './contract.ts';

const queryKey = ['mine', 'catalogue'];

/** What is offered at which price, and by whom, as the direction changes it. */
export const catalogueQuery = queryOptions({
  queryKey,
  queryFn: () => call<typeof getCatalogue>('GET', '/api/staff/catalogue'),
});

/** Every write answers with the whole catalogue; public lists, hours and the checklist that rest on it are asked anew. */
function useCatalogue<Sent>(send: (sent: Sent) => Promise<Catalogue>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (catalogue) => {
      client.setQueryData(queryKey, catalogue);
      for (const changed of [['mine', 'launch'], ['services'], ['professionals'], ['mine', 'opening']])
        void client.invalidateQueries({ queryKey: changed });
    },
  });
}

export const useOfferService = (kind: Kind) =>
  useCatalogue((body: Offer) =>
    call<typeof offerService>('POST', '/api/staff/catalogue/services/:kind', { params: { kind }, body }),
  );

/** Without an id somebody new. */
export const useSaveProfessional = (id: number | undefined) =>
  useCatalogue((body: ProfessionalFields) =>
    id === undefined
      ? call<typeof addProfessional>('POST', '/api/staff/catalogue/professionals', { body })
      : call<typeof changeProfessional>('PATCH', '/api/staff/catalogue/professionals/:id', {
          params: { id: String(id) },
          body,
        }),
  );

export const useInviteProfessional = (id: number) =>
  useCatalogue((body: { username: string; email: string }) =>
    call<typeof inviteProfessional>('POST', '/api/staff/catalogue/professionals/:id/account', {
      params: { id: String(id) },
      body,
    }),
  );
