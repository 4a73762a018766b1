import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals, refusalTable } from '#platform/api/refusals.ts';
import { singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { consentKinds } from '../terms.ts';
import { texts } from './texts.ts';

const token = z.string().trim().min(1).max(200);

const signingRequest = z.object({
  /** The patient, and whether the signer signs for themselves. */
  patientName: z.string().nullable(),
  signerName: z.string().nullable(),
  isOwn: z.boolean(),
  /** On a device of the clinic, which is handed back afterwards. */
  isAtDesk: z.boolean(),
  until: z.string(),
  texts: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(consentKinds),
      title: z.string(),
      body: z.string(),
      /** Of title and body as sent here; the signer returns it. */
      hash: z.string(),
      publishedAt: z.string(),
    }),
  ),
});
export type SigningRequest = z.output<typeof signingRequest>;

export const signingRefusals = {
  invalid: commonRefusals.invalid,
  ...refusalTable({ link_over: { status: 410 }, text_changed: { status: 409 } }, () => texts().refusals),
};

/** POST although it changes nothing: the secret must not appear in URL logs. */
export const readSigningRequest = endpoint({
  method: 'POST',
  path: '/api/consents/read',
  access: 'public',
  summary: 'The texts to sign, for the holder of the link',
  body: z.strictObject({ token }),
  status: 200,
  reply: signingRequest,
  refusals: signingRefusals,
});

const nameMissing = { error: () => texts().nameMissing };

export const signConsents = endpoint({
  method: 'POST',
  path: '/api/consents/sign',
  access: 'public',
  summary: 'Sign the ticked texts by name; ends the link',
  body: z.strictObject({
    token,
    name: z
      .string(nameMissing)
      .trim()
      .min(3, nameMissing)
      .max(120, { error: () => texts().nameTooLong })
      .regex(singleLine, singleLineMessage),
    textIds: z
      .array(z.int().positive())
      .min(1, { error: () => texts().nothingTicked })
      .max(4),
    /** Hashes of the texts as read. Pages of the release before send none. */
    hashes: z.array(z.string().max(64)).max(4).optional(),
  }),
  status: 200,
  reply: z.object({ signed: z.int(), isAtDesk: z.boolean() }),
  refusals: signingRefusals,
});
