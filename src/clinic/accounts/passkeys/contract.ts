import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, refusalTable } from '#platform/api/refusals.ts';
import { maxPasskeyNameLength, passkeyTransports } from './terms.ts';
import { texts } from './texts.ts';

const access = { roles: staffRoles } as const;

export const refusals = refusalTable(
  {
    wrong_passkey: {
      status: 400,
    },
    wrong_password: { status: 400 },
    passkey_known: { status: 409 },
    too_many_passkeys: {
      status: 409,
    },
  },
  () => texts().refusals,
);

/** Bytes as browsers deliver them, in base64url; far below the body limit. */
export const passkeyBytes = z
  .string()
  .min(1)
  .max(16_000)
  .regex(/^[\w-]+$/);
const transport = z.enum(passkeyTransports);
/** A passkey's descriptor for the browser. */
export const passkeyDescriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(transport),
});

const passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.output<typeof passkey>;

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/staff/passkeys',
  access,
  summary: 'List your passkeys, oldest first',
  status: 200,
  reply: z.array(passkey),
});

/** Requires the password, so that a stranger at an open desk cannot take over the account. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/staff/passkeys/begin',
  access,
  summary: 'Options for creating a passkey in the browser; valid once, for five minutes',
  body: z.strictObject({
    password: z
      .string()
      .min(1, { error: () => texts().passwordMissing })
      .max(200, { error: () => texts().passwordTooLong }),
  }),
  status: 200,
  reply: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    excludeCredentials: z.array(passkeyDescriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal('discouraged'),
      userVerification: z.literal('preferred'),
    }),
    attestation: z.literal('none'),
  }),
  refusals: { wrong_password: refusals.wrong_password, too_many_passkeys: refusals.too_many_passkeys },
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/staff/passkeys',
  access,
  summary: 'Store a passkey created by the browser',
  body: z.strictObject({
    name: z
      .string()
      .trim()
      .min(1, { error: () => texts().nameMissing })
      .max(maxPasskeyNameLength, { error: () => texts().nameTooLong }),
    credentialId: passkeyBytes,
    clientData: passkeyBytes,
    attestation: passkeyBytes,
    transports: z.array(transport).max(7),
  }),
  status: 201,
  reply: passkey,
  refusals: {
    wrong_passkey: refusals.wrong_passkey,
    passkey_known: refusals.passkey_known,
    too_many_passkeys: refusals.too_many_passkeys,
  },
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/staff/passkeys/:id',
  access,
  summary: 'Remove one of your passkeys',
  params: z.object({ id: pathId }),
  status: 200,
  reply: z.object({ success: z.literal(true) }),
  refusals: { not_found: commonRefusals.not_found },
});
