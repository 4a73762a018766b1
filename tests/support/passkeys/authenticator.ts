import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a browser sends beside a signature; tests change one field at a time. */
type ClientFacts = { origin: string; rpId: string; counter?: number };
type CredentialOptions = { challenge: string };

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();
const base64url = (bytes: Buffer) => bytes.toString('base64url');

/** Flags: user present and verified; `0x40`: attested credential data follows (WebAuthn 3, 6.1). */
const present = 0x05;
const keyFollows = 0x40;

function authenticatorData({ rpId, counter = 1 }: ClientFacts, flags: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
}

const clientDataOf = (type: string, { challenge }: CredentialOptions, { origin }: ClientFacts) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** A hardware security key in software: P-256, without attestation. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const credentialId = base64url(id);
  return {
    credentialId,
    make: (asked: CredentialOptions, told: ClientFacts) => {
      const data = Buffer.concat([
        authenticatorData(told, present | keyFollows),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        ...[id, coseOf(publicKey)],
      ]);
      return {
        credentialId,
        clientData: base64url(clientDataOf('webauthn.create', asked, told)),
        attestation: base64url(attestationOf(data)),
        transports: ['usb'],
      };
    },
    sign: (asked: CredentialOptions, told: ClientFacts) => {
      const data = authenticatorData(told, present);
      const clientData = clientDataOf('webauthn.get', asked, told);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return {
        credentialId,
        clientData: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      };
    },
  };
}

/**
 * COSE key in CBOR (RFC 9053, 7.1): a map of key type 2, algorithm -7, curve 1, and the two coordinates of 32
 * bytes.
 */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}

/** CBOR map: format 'none', an empty statement, and the bytes. */
const attestationOf = (data: Buffer) =>
  Buffer.concat([
    Buffer.from('a363', 'hex'),
    Buffer.from('fmt'),
    Buffer.from('64', 'hex'),
    Buffer.from('none'),
    Buffer.from('67', 'hex'),
    Buffer.from('attStmt'),
    Buffer.from('a068', 'hex'),
    Buffer.from('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ]);
