import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { phoneNumber } from '../contract.ts';
import { codeTexts } from './code-texts.ts';

const typedCode = z
  .string({ error: () => codeTexts().missing })
  .trim()
  .min(1, { error: () => codeTexts().missing })
  .max(20, { error: () => codeTexts().tooLong });

/**
 * The outcome. A wrong or expired code and an unsent message are normal responses, not errors
 * (docs/behaviour.md, Accounts); only the daily limit of checks is a 429.
 */
const codeOutcome = z.object({ success: z.boolean(), message: z.string() });
export type CodeOutcome = z.output<typeof codeOutcome>;

/** A sent code that is still valid: its address, and the seconds until another may be requested. */
const pendingCode = z.object({ to: z.string(), resendInSeconds: z.int() });

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/verify-email',
  access: 'signed-in',
  summary: 'Verify your e-mail with the code sent to it',
  body: z.strictObject({ code: typedCode }),
  status: 200,
  reply: codeOutcome,
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/resend-verification',
  access: 'signed-in',
  summary: 'Send a new code to your e-mail; invalidates the former',
  status: 200,
  reply: codeOutcome,
});

export const verificationStatus = endpoint({
  method: 'GET',
  path: '/api/verify/status',
  access: 'signed-in',
  summary: 'Whether your phone is verified, and which codes are pending',
  status: 200,
  reply: z.object({
    verified: z.boolean(),
    phone: z.string().nullable(),
    underWay: z.object({ email: pendingCode.nullable(), phone: pendingCode.nullable() }),
  }),
});

export const sendPhoneCode = endpoint({
  method: 'POST',
  path: '/api/verify/send-code',
  access: 'signed-in',
  summary: 'Send a code to a mobile phone',
  body: z.strictObject({ phone: phoneNumber }),
  status: 200,
  reply: codeOutcome,
});

export const checkPhoneCode = endpoint({
  method: 'POST',
  path: '/api/verify/check-code',
  access: 'signed-in',
  summary: 'Verify a mobile phone with the code sent to it; it becomes the account’s phone',
  body: z.strictObject({ phone: phoneNumber, code: typedCode }),
  status: 200,
  reply: codeOutcome,
});
