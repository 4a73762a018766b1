import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { severalLines, singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { consentKinds } from '../terms.ts';
import { texts } from './texts.ts';

const text = z.object({
  id: z.int(),
  kind: z.enum(consentKinds),
  version: z.int(),
  title: z.string(),
  body: z.string(),
  hash: z.string(),
  publishedAt: z.string(),
  /** Number of valid signatures under this version. */
  signed: z.int(),
});
export type ConsentText = z.output<typeof text>;

export const listTexts = endpoint({
  method: 'GET',
  path: '/api/staff/consent-texts',
  access: { roles: staffRoles },
  summary: 'List all published versions of the texts to sign, newest first',
  status: 200,
  reply: z.array(text),
});

export const publishingRefusals = {
  invalid: commonRefusals.invalid,
  ...refusalTable({ same_text: { status: 409 } }, () => texts().refusals),
} satisfies RefusalTable;

export const publishText = endpoint({
  method: 'POST',
  path: '/api/staff/consent-texts',
  access: { roles: ['admin'] },
  summary: 'Publish the next version of a text; versions never change, and earlier signatures stay valid',
  body: z.strictObject({
    kind: z.enum(consentKinds, { error: () => texts().chooseKind }),
    title: z
      .string({ error: () => texts().titleMissing })
      .trim()
      .min(3, { error: () => texts().titleMissing })
      .max(120, { error: () => texts().titleTooLong })
      .regex(singleLine, singleLineMessage),
    body: z
      .string({ error: () => texts().bodyMissing })
      .trim()
      .min(40, { error: () => texts().bodyMissing })
      .max(12_000, { error: () => texts().bodyTooLong })
      .regex(severalLines, { error: () => texts().badCharacters }),
  }),
  status: 201,
  reply: z.array(text),
  refusals: publishingRefusals,
});
