import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { PasskeyRow } from './queries.server.ts';

/** Loaded on first use, because its dependencies are large and few requests need them. */
const loadLibrary = () => import('@simplewebauthn/server');

/** The relying party, from `PUBLIC_URL`. Signatures for another origin are refused. */
export type RelyingParty = { rpId: string; origin: string };

export const relyingPartyOf = (publicUrl: string): RelyingParty => {
  const { hostname, origin } = new URL(publicUrl);
  return { rpId: hostname, origin };
};

/** The public key of a new passkey; null if any part of the response differs from the request. */
export async function verifyNewPasskey(
  { rpId, origin }: RelyingParty,
  challenge: string,
  made: { credentialId: string; clientData: string; attestation: string },
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'> | null> {
  const { verifyRegistrationResponse } = await loadLibrary();
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
      // The password has identified the user; the passkey only proves possession.
      requireUserVerification: false,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: isoBase64URL.fromBuffer(publicKey), counter };
  } catch {
    return null;
  }
}

/** The passkey's signature counter if the signature is valid; null otherwise. */
export async function verifySignature(
  { rpId, origin }: RelyingParty,
  challenge: string,
  { credentialId, publicKey }: PasskeyRow,
  signed: { clientData: string; authenticatorData: string; signature: string },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadLibrary();
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
      // The caller compares the counter, to tell a copied key from an invalid signature.
      credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
