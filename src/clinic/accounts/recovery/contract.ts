import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { refusalTable } from '#platform/api/refusals.ts';
import { singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { refusals as accountRefusals, newPassword } from '../contract.ts';
import { texts } from './texts.ts';

export const refusals = {
  ...refusalTable({ link_over: { status: 410 } }, () => ({ link_over: texts().linkOver })),
  weak_password: accountRefusals.weak_password,
};

const identifierMissing = { error: () => texts().fields.identifier };

/** Returns the same response for every name, so that it does not reveal accounts. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/password/forgot',
  access: 'public',
  summary: 'Request a link to reset the password, by username or e-mail',
  body: z.strictObject({
    usernameOrEmail: z
      .string(identifierMissing)
      .trim()
      .min(1, identifierMissing)
      .max(254, { error: () => texts().fields.tooLong })
      .regex(singleLine, singleLineMessage),
  }),
  status: 200,
  reply: z.object({ success: z.literal(true), message: z.string() }),
});

/** Unknown, used, replaced and expired links get the same refusal. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/password/reset',
  access: 'public',
  summary: 'Set a new password with a link; ends all sessions of the account',
  body: z.strictObject({ token: z.string().min(1).max(200), password: newPassword }),
  status: 200,
  reply: z.object({ success: z.literal(true) }),
  refusals,
});
