import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { PasskeyRow } from './queries.server.ts';

/** Loaded when the first passkey is asked for: it brings along what nobody else needs. */
const library = () => import('@simplewebauthn/server');

/** Who asks: the site's own name and address, as `PUBLIC_URL` has it. A signature for another one is worth nothing here. */
export type Site = { rpId: string; origin: string };

export const siteOf = (publicUrl: string): Site => {
  const { hostname, origin } = new URL(publicUrl);
  return { rpId: hostname, origin };
};

/** The key of a passkey that a browser has made; null where anything about it is not as it was asked for. */
export async function readNewPasskey(
  { rpId, origin }: Site,
  challenge: string,
  made: { credentialId: string; clientData: string; attestation: string },
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'> | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: made.credentialId,
        rawId: made.credentialId,
        type: 'public-key',
        response: { clientDataJSON: made.clientData, attestationObject: made.attestation },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      // The password has said who it is; this says what they hold.
      requireUserVerification: false,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: isoBase64URL.fromBuffer(publicKey), counter };
  } catch {
    return null;
  }
}

/** How often a passkey has signed, by its own count, where its signature is right; null where it is not. */
export async function readSignature(
  { rpId, origin }: Site,
  challenge: string,
  { credentialId, publicKey }: PasskeyRow,
  signed: { clientData: string; authenticatorData: string; signature: string },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        response: {
          clientDataJSON: signed.clientData,
          authenticatorData: signed.authenticatorData,
          signature: signed.signature,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      // The count is compared by whoever asks: a copy is to be told from a wrong signature.
      credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
