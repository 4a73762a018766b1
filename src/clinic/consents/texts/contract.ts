import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals, type RefusalTable } from '#platform/api/refusals.ts';
import { severalLines, singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { consentKinds } from '../terms.ts';

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
  same_text: { status: 409, message: 'Es igual que el texto publicado: no hay nada que publicar.' },
} satisfies RefusalTable;

const bodyMissing = 'Escribe el texto que se firma';

export const publishText = endpoint({
  method: 'POST',
  path: '/api/staff/consent-texts',
  access: { roles: ['admin'] },
  summary: 'Publish the next version of a text; versions never change, and earlier signatures stay valid',
  body: z.strictObject({
    kind: z.enum(consentKinds, 'Elige qué se firma'),
    title: z
      .string('Escribe un título')
      .trim()
      .min(3, 'Escribe un título')
      .max(120, 'El título es demasiado largo')
      .regex(singleLine, singleLineMessage),
    body: z
      .string(bodyMissing)
      .trim()
      .min(40, bodyMissing)
      .max(12_000, 'El texto es demasiado largo')
      .regex(severalLines, 'Hay caracteres que no podemos aceptar'),
  }),
  status: 201,
  reply: z.array(text),
  refusals: publishingRefusals,
});
