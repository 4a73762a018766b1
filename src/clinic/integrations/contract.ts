import { z } from 'zod';
import type { Role } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { scopes } from './terms.ts';
import { texts } from './texts.ts';

export { webhookMessages } from './events.contract.ts';

const direction = ['admin'] as const satisfies readonly Role[];

/** Far more than any clinic needs. */
const maxKeys = 20;

export const integrationRefusals = {
  not_found: commonRefusals.not_found,
  ...refusalTable({ too_many_keys: { status: 409 } }, () => ({
    too_many_keys: texts().tooManyKeys(maxKeys),
  })),
} satisfies RefusalTable;

export { maxKeys };

const key = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  createdAt: z.string(),
  createdBy: z.string(),
  /** Precision: one minute. */
  lastUsedAt: z.string().nullable(),
});
export type ApiKey = z.output<typeof key>;

export const listKeys = endpoint({
  method: 'GET',
  path: '/api/staff/integrations/keys',
  access: { roles: direction },
  summary: 'List valid API keys, newest first, without the keys themselves',
  status: 200,
  reply: z.object({ keys: z.array(key) }),
});

export const makeKey = endpoint({
  method: 'POST',
  path: '/api/staff/integrations/keys',
  access: { roles: direction },
  summary: 'Create an API key for a program; the key is returned only here',
  body: z.strictObject({
    name: z
      .string({ error: () => texts().nameMissing })
      .trim()
      .min(1, { error: () => texts().nameMissing })
      .max(60, { error: () => texts().nameTooLong })
      .regex(singleLine, singleLineMessage),
    scopes: z
      .array(z.enum(scopes))
      .min(1, { error: () => texts().chooseOne })
      .max(scopes.length)
      .transform((some) => [...new Set(some)]),
  }),
  status: 201,
  reply: z.object({ id: z.int(), key: z.string() }),
  refusals: integrationRefusals,
});

export const endKey = endpoint({
  method: 'DELETE',
  path: '/api/staff/integrations/keys/:id',
  access: { roles: direction },
  summary: 'End an API key',
  params: z.object({ id: pathId }),
  status: 204,
  reply: null,
  refusals: { not_found: integrationRefusals.not_found },
});
