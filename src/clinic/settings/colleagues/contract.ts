import { z } from 'zod';
import { emailAddress } from '#clinic/accounts/contract.ts';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { texts } from './texts.ts';

const access = { roles: ['admin'] } as const;

const colleague = z.object({
  username: z.string(),
  fullName: z.string().nullable(),
  role: z.enum(staffRoles),
  email: z.string().nullable(),
  /** ISO instant; null if unknown. */
  emailSetAt: z.string().nullable(),
  /** Name of the user who set the address; null if unknown. */
  emailSetBy: z.string().nullable(),
  hasSecondFactor: z.boolean(),
  isMe: z.boolean(),
});
export type Colleague = z.output<typeof colleague>;

export const colleagueRefusals = {
  not_found: commonRefusals.not_found,
  ...refusalTable(
    {
      own_account: { status: 409 },
      no_mail: {
        status: 409,
      },
      wrong_password: { status: 400 },
      wrong_code: { status: 400 },
    },
    () => texts().refusals,
  ),
} satisfies RefusalTable;

const passwordMissing = { error: () => texts().passwordMissing };

/** Re-authentication of the manager: password, and a code if they have a second factor. */
const proof = {
  password: z.string(passwordMissing).min(1, passwordMissing).max(200),
  code: z.string().max(40).optional(),
};

export const listColleagues = endpoint({
  method: 'GET',
  path: '/api/staff/colleagues',
  access,
  summary: 'List the staff accounts',
  status: 200,
  reply: z.object({ colleagues: z.array(colleague) }),
});

export const resetColleague = endpoint({
  method: 'POST',
  path: '/api/staff/colleagues/:username/reset',
  access,
  summary:
    'Remove password, second factor and sessions of a colleague; a letter contains the link to a new password',
  params: z.object({ username: z.string().max(64) }),
  body: z.strictObject(proof),
  status: 200,
  reply: z.object({ success: z.literal(true) }),
  refusals: colleagueRefusals,
});

export const setColleagueEmail = endpoint({
  method: 'POST',
  path: '/api/staff/colleagues/:username/email',
  access,
  summary: 'Set the e-mail address of a staff account, your own included; the former address is notified',
  params: z.object({ username: z.string().max(64) }),
  body: z.strictObject({
    ...proof,
    email: emailAddress,
  }),
  status: 200,
  reply: z.object({ success: z.literal(true) }),
  refusals: colleagueRefusals,
});
