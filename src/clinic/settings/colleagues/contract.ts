import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals, type RefusalTable } from '#platform/api/refusals.ts';

const access = { roles: ['admin'] } as const;

const colleague = z.object({
  username: z.string(),
  fullName: z.string().nullable(),
  role: z.enum(staffRoles),
  hasMail: z.boolean(),
  hasSecondFactor: z.boolean(),
  isMe: z.boolean(),
});
export type Colleague = z.output<typeof colleague>;

export const colleagueRefusals = {
  not_found: commonRefusals.not_found,
  own_account: { status: 409, message: 'Tu propia cuenta la restablece otra persona de la dirección.' },
  no_mail: {
    status: 409,
    message: 'Esta cuenta no tiene correo: quien lleva el servidor puede darle un enlace nuevo.',
  },
} satisfies RefusalTable;

export const listColleagues = endpoint({
  method: 'GET',
  path: '/api/staff/colleagues',
  access,
  summary: 'Who may sign in to the panel',
  status: 200,
  reply: z.object({ colleagues: z.array(colleague) }),
});

export const resetColleague = endpoint({
  method: 'POST',
  path: '/api/staff/colleagues/:username/reset',
  access,
  summary:
    'Take password, second factor and sessions of a colleague away; a letter brings them the link to a new password',
  params: z.object({ username: z.string().max(64) }),
  status: 200,
  reply: z.object({ success: z.literal(true) }),
  refusals: colleagueRefusals,
});
