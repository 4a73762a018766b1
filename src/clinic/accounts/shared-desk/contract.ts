import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import type { RefusalTable } from '#platform/api/refusals.ts';
import { user } from '../contract.ts';

export const refusals = {
  not_at_desk: {
    status: 404,
    message: 'Esa persona ya no figura en este puesto. Entra con tu usuario, tu contraseña y un código.',
  },
  wrong_password: { status: 400, message: 'La contraseña no es correcta.' },
} satisfies RefusalTable;

/** Who waits at a desk: a name and a role, and a number that means nothing anywhere else. */
const deskColleague = z.object({ id: z.int(), name: z.string(), role: z.enum(staffRoles) });
export type DeskColleague = z.output<typeof deskColleague>;

/** Public, since after signing out nobody is there: the desk's own cookie says which browser asks. */
export const listDesk = endpoint({
  method: 'GET',
  path: '/api/staff/desk',
  access: 'public',
  summary: 'Which colleagues have proved themselves in this browser, and may come back by their password',
  status: 200,
  reply: z.array(deskColleague),
});

export const takeDesk = endpoint({
  method: 'POST',
  path: '/api/staff/desk/take',
  access: 'public',
  summary: 'Change to a colleague who has proved themselves in this browser, by their password',
  body: z.strictObject({
    id: z.int().positive(),
    password: z.string().min(1, 'Escribe tu contraseña').max(200, 'La contraseña es demasiado larga'),
  }),
  status: 200,
  reply: user,
  refusals,
});

/** For a colleague who is not listed: they sign in with everything, while whoever was there waits. */
export const leaveDesk = endpoint({
  method: 'POST',
  path: '/api/staff/desk/leave',
  access: { roles: staffRoles },
  beforeProof: true,
  summary: 'Leave this browser to somebody else: the session waits at its desk, locked',
  status: 200,
  reply: z.object({ success: z.literal(true) }),
});
