import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { refusalTable } from '#platform/api/refusals.ts';
import { singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { refusals as accountRefusals, emailAddress, registration, user } from '../contract.ts';
import { texts } from './texts.ts';

export const refusals = {
  ...refusalTable({ first_admin_link_over: { status: 410 } }, () => texts().refusals),
  username_taken: accountRefusals.username_taken,
  weak_password: accountRefusals.weak_password,
};

const { username, password } = registration.shape;

/**
 * Fields of the first director. The e-mail is required: there is no other way to reset a forgotten password.
 */
const firstAdmin = z.strictObject({
  username,
  password,
  fullName: z
    .string({ error: () => texts().nameMissing })
    .trim()
    .min(1, { error: () => texts().nameMissing })
    .max(120, { error: () => texts().nameTooLong })
    .regex(singleLine, singleLineMessage),
  email: emailAddress,
});

/** Unknown, used, replaced and expired links get the same refusal. */
export const createFirstAdmin = endpoint({
  method: 'POST',
  path: '/api/staff/first-admin',
  access: 'public',
  summary: 'Create the first director account with the link from the server’s log, and sign in',
  body: firstAdmin.extend({ token: z.string().min(1).max(200) }),
  status: 201,
  reply: user,
  refusals,
});
