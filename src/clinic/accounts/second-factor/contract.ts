import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals, refusalTable } from '#platform/api/refusals.ts';
import { refusals as ofPasskeys, passkeyBytes, passkeyDescriptor } from '../passkeys/contract.ts';
import { clockTexts } from './clock-texts.ts';
import { secondFactorStates } from './terms.ts';
import { texts } from './texts.ts';

const access = { roles: staffRoles } as const;

const emptyCode = { error: () => texts().codeMissing };
/** The app's six digits or a recovery code, in any notation. */
const code = z
  .string(emptyCode)
  .trim()
  .min(6, emptyCode)
  .max(40, { error: () => texts().codeTooLong });
const password = z
  .string()
  .min(1, { error: () => texts().passwordMissing })
  .max(200, { error: () => texts().passwordTooLong });

/** The proving endpoints respond to unproved sessions, but not to locked ones. */
const { locked } = commonRefusals;

export const refusals = refusalTable(
  {
    wrong_code: {
      status: 400,
    },
    factor_exists: {
      status: 409,
    },
    no_factor: { status: 409 },
    wrong_password: { status: 400 },
  },
  () => texts().refusals,
);

/** Messages of `wrong_code` for an app's code while the server's clock is wrong. */
export const wrongClockMessages = () => clockTexts().wrongClock.refused;

const staffMember = z.object({
  username: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  /** `none`: must be set up first; `needed`: exists, but this session has not proved it. */
  secondFactor: z.enum(secondFactorStates),
  /** Whether a passkey can replace the code. */
  hasPasskey: z.boolean(),
  isLocked: z.boolean(),
  /** Whether correct codes of an app may be refused. */
  isServerClockWrong: z.boolean(),
});
export type StaffMember = z.output<typeof staffMember>;

export const currentStaff = endpoint({
  method: 'GET',
  path: '/api/staff/me',
  access,
  beforeProof: true,
  summary: 'The signed-in staff member, and whether the second factor is proved and the session locked',
  status: 200,
  reply: staffMember,
});

/** Refused in a locked session, so that a stranger at an open desk cannot take over the account. */
export const setUpSecondFactor = endpoint({
  method: 'POST',
  path: '/api/staff/second-factor/setup',
  access,
  beforeProof: true,
  summary: 'Set up a second factor, if none is confirmed; the secret is returned only here',
  status: 200,
  reply: z.object({ secret: z.string(), uri: z.string() }),
  refusals: { factor_exists: refusals.factor_exists, locked },
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/staff/second-factor/confirm',
  access,
  beforeProof: true,
  summary: 'Confirm the second factor with a first code; the recovery codes are returned only here',
  body: z.strictObject({ code }),
  status: 200,
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: {
    wrong_code: refusals.wrong_code,
    factor_exists: refusals.factor_exists,
    locked,
    no_factor: refusals.no_factor,
  },
});

export const proveSecondFactor = endpoint({
  method: 'POST',
  path: '/api/staff/second-factor/prove',
  access,
  beforeProof: true,
  summary: 'Prove the second factor in this session with an app or recovery code',
  body: z.strictObject({ code }),
  status: 200,
  reply: staffMember,
  refusals: { wrong_code: refusals.wrong_code, no_factor: refusals.no_factor, locked },
});

export const beginPasskeyProof = endpoint({
  method: 'POST',
  path: '/api/staff/second-factor/passkey/begin',
  access,
  beforeProof: true,
  summary: 'Options for proving one of your passkeys; valid once, for five minutes',
  status: 200,
  reply: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('preferred'),
    allowCredentials: z.array(passkeyDescriptor),
  }),
  refusals: { wrong_passkey: ofPasskeys.wrong_passkey, locked },
});

export const provePasskey = endpoint({
  method: 'POST',
  path: '/api/staff/second-factor/passkey',
  access,
  beforeProof: true,
  summary: 'Prove the second factor in this session with a passkey; does not unlock the session',
  body: z.strictObject({
    credentialId: passkeyBytes,
    clientData: passkeyBytes,
    authenticatorData: passkeyBytes,
    signature: passkeyBytes,
  }),
  status: 200,
  reply: staffMember,
  refusals: { wrong_passkey: ofPasskeys.wrong_passkey, locked },
});

export const lockScreen = endpoint({
  method: 'POST',
  path: '/api/staff/lock',
  access,
  beforeProof: true,
  summary: 'Lock this session',
  status: 200,
  reply: staffMember,
});

export const unlockScreen = endpoint({
  method: 'POST',
  path: '/api/staff/unlock',
  access,
  beforeProof: true,
  summary: 'Unlock this session with the password or a code',
  body: z.union([z.strictObject({ password }), z.strictObject({ code })], {
    error: () => texts().passwordOrCodeMissing,
  }),
  status: 200,
  reply: staffMember,
  refusals: {
    wrong_code: refusals.wrong_code,
    no_factor: refusals.no_factor,
    wrong_password: refusals.wrong_password,
  },
});
