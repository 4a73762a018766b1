import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { refusalTable } from '#platform/api/refusals.ts';
import { user } from '../contract.ts';
import { texts } from './texts.ts';

export const refusals = refusalTable(
  {
    not_at_desk: {
      status: 404,
    },
    wrong_password: { status: 400 },
  },
  () => texts().refusals,
);

/** A colleague waiting at a desk: name, role, and an id valid only at this desk. */
const deskColleague = z.object({ id: z.int(), name: z.string(), role: z.enum(staffRoles) });
export type DeskColleague = z.output<typeof deskColleague>;

/** Public, because nobody is signed in after a sign-out: the desk cookie identifies the browser. */
export const listDesk = endpoint({
  method: 'GET',
  path: '/api/staff/desk',
  access: 'public',
  summary: 'List colleagues who have fully signed in on this browser and can return by password',
  status: 200,
  reply: z.array(deskColleague),
});

export const takeDesk = endpoint({
  method: 'POST',
  path: '/api/staff/desk/take',
  access: 'public',
  summary: 'Switch to a colleague who has fully signed in on this browser, by their password',
  body: z.strictObject({
    id: z.int().positive(),
    password: z
      .string()
      .min(1, { error: () => texts().passwordMissing })
      .max(200, { error: () => texts().passwordTooLong }),
  }),
  status: 200,
  reply: user,
  refusals,
});

/** For an unlisted colleague: they sign in fully while the current session waits. */
export const leaveDesk = endpoint({
  method: 'POST',
  path: '/api/staff/desk/leave',
  access: { roles: staffRoles },
  beforeProof: true,
  summary: 'Leave this browser to a colleague; the session stays locked',
  status: 200,
  reply: z.object({ success: z.literal(true) }),
});
