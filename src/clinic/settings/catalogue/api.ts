import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Kind } from '#clinic/services/contract.ts';
import { call } from '#platform/api/client.ts';
import { personalKey, publicKey } from '#platform/api/query-keys.ts';
import type {
  addProfessional,
  Catalogue,
  changeProfessional,
  getCatalogue,
  getUpcomingAppointments,
  inviteProfessional,
  Offer,
  offerService,
  ProfessionalFields,
  removePicture,
  savePicture,
  setProfessionalActive,
  withdrawService,
} from './contract.ts';

const queryKey = personalKey('catalogue');

/** Services, prices and professionals as edited by managers. */
export const catalogueQuery = queryOptions({
  queryKey,
  queryFn: () => call<typeof getCatalogue>('GET', '/api/staff/catalogue'),
});

/** Every write returns the whole catalogue; refetches public lists, hours and the checklist. */
function useCatalogueMutation<Sent>(send: (sent: Sent) => Promise<Catalogue>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (catalogue) => {
      client.setQueryData(queryKey, catalogue);
      for (const changed of [
        personalKey('launch'),
        publicKey('services'),
        publicKey('professionals'),
        personalKey('opening'),
      ])
        void client.invalidateQueries({ queryKey: changed });
    },
  });
}

export const useOfferService = (kind: Kind) =>
  useCatalogueMutation((body: Offer) =>
    call<typeof offerService>('POST', '/api/staff/catalogue/services/:kind', { params: { kind }, body }),
  );

export const useSaveProfessional = (id: number | undefined) =>
  useCatalogueMutation((body: ProfessionalFields) =>
    id === undefined
      ? call<typeof addProfessional>('POST', '/api/staff/catalogue/professionals', { body })
      : call<typeof changeProfessional>('PATCH', '/api/staff/catalogue/professionals/:id', {
          params: { id: String(id) },
          body,
        }),
  );

export const useInviteProfessional = (id: number) =>
  useCatalogueMutation((body: { username: string; email: string }) =>
    call<typeof inviteProfessional>('POST', '/api/staff/catalogue/professionals/:id/account', {
      params: { id: String(id) },
      body,
    }),
  );

export const useWithdrawService = (kind: Kind) =>
  useCatalogueMutation((_: undefined) =>
    call<typeof withdrawService>('DELETE', '/api/staff/catalogue/services/:kind', { params: { kind } }),
  );

/** Upcoming appointments of a professional. Refetched while shown, because another dialog moves and cancels them. */
export const upcomingAppointmentsQuery = (id: number) =>
  queryOptions({
    queryKey: [...queryKey, 'to-come', id],
    queryFn: () =>
      call<typeof getUpcomingAppointments>('GET', '/api/staff/catalogue/professionals/:id/appointments', {
        params: { id: String(id) },
      }),
    refetchOnMount: 'always',
    refetchInterval: 4_000,
  });

export const useSetActive = (id: number) =>
  useCatalogueMutation((active: boolean) =>
    call<typeof setProfessionalActive>('POST', '/api/staff/catalogue/professionals/:id/active', {
      params: { id: String(id) },
      body: { active },
    }),
  );

const picturePath = '/api/staff/catalogue/professionals/:id/picture';

/** @param file base64 */
export const useSavePicture = (id: number) =>
  useCatalogueMutation((file: string) =>
    call<typeof savePicture>('POST', picturePath, { params: { id: String(id) }, body: { file } }),
  );

export const useRemovePicture = (id: number) =>
  useCatalogueMutation((_: undefined) =>
    call<typeof removePicture>('DELETE', picturePath, { params: { id: String(id) } }),
  );
