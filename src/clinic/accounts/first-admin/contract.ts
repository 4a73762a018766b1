import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import type { RefusalTable } from '#platform/api/refusals.ts';
import { singleLine, singleLineSentence } from '#platform/text/plain-text.ts';
import { refusals as accountRefusals, registration, user } from '../contract.ts';

export const refusals = {
  first_admin_link_over: {
    status: 410,
    message: 'Esta dirección no sirve o ya se ha usado. Pide otra en el servidor.',
  },
  username_taken: accountRefusals.username_taken,
  weak_password: accountRefusals.weak_password,
} satisfies RefusalTable;

const { username, password } = registration.shape;

/** What the first person of the direction says of themselves. Their mail is needed: a forgotten password has no other way back. */
const firstAdmin = z.strictObject({
  username,
  password,
  fullName: z
    .string('Escribe tu nombre')
    .trim()
    .min(1, 'Escribe tu nombre')
    .max(120, 'El nombre es demasiado largo')
    .regex(singleLine, singleLineSentence),
  email: z.email('Escribe un correo electrónico válido').max(254, 'El correo electrónico es demasiado largo'),
});

/** An unknown, a used, a replaced and an expired link are refused with the same words. */
export const createFirstAdmin = endpoint({
  method: 'POST',
  path: '/api/staff/first-admin',
  access: 'public',
  summary: 'Open the first account of the direction by the link of the server’s log, and sign in',
  body: firstAdmin.extend({ token: z.string().min(1).max(200) }),
  status: 201,
  reply: user,
  refusals,
});
