import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userQuery } from '#clinic/accounts/api.ts';
import { flushSaves } from '#clinic/accounts/drafts/autosave.ts';
import { loadPasskeyLibrary } from '#clinic/accounts/passkeys/api.ts';
import { notifyOtherTabs } from '#clinic/accounts/sessions/other-tabs.ts';
import { ApiError, call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { allPersonalKey, personalKey } from '#platform/api/query-keys.ts';
import type {
  beginPasskeyProof,
  confirmSecondFactor,
  currentStaff,
  lockScreen,
  provePasskey,
  proveSecondFactor,
  setUpSecondFactor,
  unlockScreen,
} from './contract.ts';

export const staffQuery = () =>
  queryOptions({
    queryKey: personalKey('staff'),
    queryFn: () => call<typeof currentStaff>('GET', '/api/staff/me'),
  });

const isGateRefusal = (error: unknown) =>
  error instanceof ApiError && ['locked', 'second_factor_needed'].includes(error.problem.code ?? '');

/**
 * Reloads the staff state after any refusal for a locked or unproved session, so that the panel shows its
 * sign-in step.
 */
export function useWatchGateRefusals(): void {
  const client = useQueryClient();
  useEffect(() => {
    const checkForRefusal = (error: unknown) => {
      if (isGateRefusal(error)) void client.invalidateQueries(staffQuery());
    };
    const unsubscribeQueries = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') checkForRefusal(event.action.error);
    });
    const unsubscribeMutations = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') checkForRefusal(event.action.error);
    });
    return () => {
      unsubscribeQueries();
      unsubscribeMutations();
    };
  }, [client]);
}

type Staff = Awaited<ReturnType<typeof call<typeof currentStaff>>>;

/** Stores the new staff state and tells the other tabs. */
function setStaff(client: QueryClient, staff: Staff): void {
  client.setQueryData(staffQuery().queryKey, staff);
  notifyOtherTabs(client.getQueryData(userQuery().queryKey)?.id ?? null);
}

/** Also refetches the queries that were refused while locked. */
function openPanel(client: QueryClient, staff: Staff): void {
  setStaff(client, staff);
  void client.invalidateQueries({
    queryKey: allPersonalKey,
    predicate: ({ queryKey }) => queryKey[1] !== 'staff',
  });
}

/** Starts a second factor: the secret for the app, shown only once. */
export const useSetUpSecondFactor = () =>
  useMutation({
    mutationFn: () => call<typeof setUpSecondFactor>('POST', '/api/staff/second-factor/setup'),
  });

/** Confirms the second factor: the recovery codes, shown only once. */
export const useConfirmSecondFactor = () =>
  useMutation({
    mutationFn: (code: string) =>
      call<typeof confirmSecondFactor>('POST', '/api/staff/second-factor/confirm', { body: { code } }),
  });

export function useProveSecondFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) =>
      call<typeof proveSecondFactor>('POST', '/api/staff/second-factor/prove', { body: { code } }),
    onSuccess: (staff) => openPanel(client, staff),
  });
}

/** Proves the second factor with one of the user's passkeys instead of a code. */
export function useProvePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const optionsJSON = await call<typeof beginPasskeyProof>(
        'POST',
        '/api/staff/second-factor/passkey/begin',
      );
      const { startAuthentication } = await loadPasskeyLibrary();
      const { id, response } = await startAuthentication({ optionsJSON });
      const { clientDataJSON: clientData, authenticatorData, signature } = response;
      return call<typeof provePasskey>('POST', '/api/staff/second-factor/passkey', {
        body: { credentialId: id, clientData, authenticatorData, signature },
      });
    },
    onSuccess: (staff) => openPanel(client, staff),
  });
}

export function useLockScreen() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await flushSaves();
      return call<typeof lockScreen>('POST', '/api/staff/lock');
    },
    onSuccess: (staff) => setStaff(client, staff),
  });
}

export function useUnlockScreen() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NonNullable<Request<typeof unlockScreen>['body']>) =>
      call<typeof unlockScreen>('POST', '/api/staff/unlock', { body }),
    onSuccess: (staff) => openPanel(client, staff),
  });
}
