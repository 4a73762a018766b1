import { z } from 'zod';
import type { Role } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable } from '#platform/api/refusals.ts';
import { singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { scopes } from './terms.ts';

export { webhookMessages } from './events.contract.ts';

const direction = ['admin'] as const satisfies readonly Role[];

/** Far more than any clinic needs. */
const maxKeys = 20;

export const integrationRefusals = {
  not_found: commonRefusals.not_found,
  too_many_keys: {
    status: 409,
    message: `Ya hay ${maxKeys} claves que valen. Retira alguna que no se use.`,
  },
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

const nameMissing = 'Escribe para qué es';

export const makeKey = endpoint({
  method: 'POST',
  path: '/api/staff/integrations/keys',
  access: { roles: direction },
  summary: 'Create an API key for a program; the key is returned only here',
  body: z.strictObject({
    name: z
      .string(nameMissing)
      .trim()
      .min(1, nameMissing)
      .max(60, 'Escríbelo más corto')
      .regex(singleLine, singleLineMessage),
    scopes: z
      .array(z.enum(scopes))
      .min(1, 'Elige al menos una cosa')
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
