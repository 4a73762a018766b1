import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import type { addPasskey, beginPasskey, listPasskeys, removePasskey } from './contract.ts';
import { passkeyTransports } from './terms.ts';

/** Loaded only by users of passkeys, so that the panel's bundle does not grow. */
export const loadPasskeyLibrary = () => import('@simplewebauthn/browser');

export const passkeysQuery = () =>
  queryOptions({
    queryKey: personalKey('passkeys'),
    queryFn: () => call<typeof listPasskeys>('GET', '/api/staff/passkeys'),
  });

/** Creates a passkey in the browser and stores it. */
export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, password }: { name: string; password: string }) => {
      const optionsJSON = await call<typeof beginPasskey>('POST', '/api/staff/passkeys/begin', {
        body: { password },
      });
      const { startRegistration } = await loadPasskeyLibrary();
      const { id, response } = await startRegistration({ optionsJSON });
      const reported: readonly string[] = response.transports ?? [];
      return call<typeof addPasskey>('POST', '/api/staff/passkeys', {
        body: {
          name,
          credentialId: id,
          clientData: response.clientDataJSON,
          attestation: response.attestationObject,
          // Drops unknown transports; with none left the browser offers all.
          transports: passkeyTransports.filter((each) => reported.includes(each)),
        },
      });
    },
    onSettled: () => client.invalidateQueries(passkeysQuery()),
  });
}

export function useRemovePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof removePasskey>('DELETE', '/api/staff/passkeys/:id', { params: { id: String(id) } }),
    onSettled: () => client.invalidateQueries(passkeysQuery()),
  });
}

export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';
