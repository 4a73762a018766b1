import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import type {
  announceOpening,
  Checklist,
  confirmStep,
  getLaunch,
  openSite,
  sendTestMail,
  tryWallet,
} from './contract.ts';
import type { ConfirmableStep } from './terms.ts';

const queryKey = personalKey('launch');

export const launchQuery = queryOptions({
  queryKey,
  queryFn: () => call<typeof getLaunch>('GET', '/api/staff/launch'),
});

/**
 * Every write returns the whole checklist; refetches after a refused one, because another manager may have changed
 * it.
 */
function useChecklistMutation<Sent>(send: (sent: Sent) => Promise<Checklist>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (checklist) => client.setQueryData(queryKey, checklist),
    onError: useRefresh(queryKey),
  });
}

export const useAnnounce = () =>
  useChecklistMutation((opensOn: string | null) =>
    call<typeof announceOpening>('POST', '/api/staff/launch/date', { body: { opensOn } }),
  );

export const useConfirmStep = (step: ConfirmableStep) =>
  useChecklistMutation((body: { name: string; doneOn: string }) =>
    call<typeof confirmStep>('POST', '/api/staff/launch/confirmations/:step', { params: { step }, body }),
  );

export const useSendTestMail = () =>
  useChecklistMutation((_: undefined) => call<typeof sendTestMail>('POST', '/api/staff/launch/test-mail'));

export const useTryWallet = () =>
  useChecklistMutation((_: undefined) => call<typeof tryWallet>('POST', '/api/staff/launch/test-order'));

export const useOpenSite = () =>
  useChecklistMutation((_: undefined) => call<typeof openSite>('POST', '/api/staff/launch/open'));
