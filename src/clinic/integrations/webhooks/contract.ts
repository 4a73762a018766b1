import { z } from 'zod';
import type { Role } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { maxEndpoints, problems, webhookTypes } from '../terms.ts';
import { texts } from './texts.ts';

const direction = ['admin'] as const satisfies readonly Role[];

export const webhookRefusals = {
  invalid: commonRefusals.invalid,
  not_found: commonRefusals.not_found,
  ...refusalTable({ too_many_endpoints: { status: 409 } }, () => ({
    too_many_endpoints: texts().tooManyEndpoints(maxEndpoints),
  })),
} satisfies RefusalTable;

const delivery = z.object({
  id: z.int(),
  type: z.enum([...webhookTypes, 'endpoint.test']),
  at: z.string(),
  state: z.enum(['queued', 'sent', 'failed']),
  attempts: z.int(),
  lastAttemptAt: z.string().nullable(),
  /** Null once delivered or given up. */
  nextAttemptAt: z.string().nullable(),
  lastStatus: z.int().nullable(),
  lastProblem: z.enum(problems).nullable(),
});
export type Delivery = z.output<typeof delivery>;

const webhookEndpoint = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(webhookTypes)),
  createdAt: z.string(),
  createdBy: z.string(),
  /** Until when the previous secret also signs. */
  formerSecretUntil: z.string().nullable(),
  failed: z.int(),
  /** Latest deliveries. */
  deliveries: z.array(delivery),
});
export type WebhookEndpoint = z.output<typeof webhookEndpoint>;

export const listEndpoints = endpoint({
  method: 'GET',
  path: '/api/staff/integrations/webhooks',
  access: { roles: direction },
  summary: 'List webhook endpoints with their last deliveries, without the secrets',
  status: 200,
  reply: z.object({ endpoints: z.array(webhookEndpoint) }),
});

const secret = z.string().describe('Signs every message. Returned only here.');

export const makeEndpoint = endpoint({
  method: 'POST',
  path: '/api/staff/integrations/webhooks',
  access: { roles: direction },
  summary: 'Create a webhook endpoint; the secret is returned only here',
  body: z.strictObject({
    url: z
      .url({ protocol: /^https?$/, error: () => texts().urlMissing })
      .max(500, { error: () => texts().urlTooLong }),
    events: z
      .array(z.enum(webhookTypes))
      .min(1, { error: () => texts().chooseOne })
      .max(webhookTypes.length)
      .transform((some) => [...new Set(some)]),
  }),
  status: 201,
  reply: z.object({ id: z.int(), secret }),
  refusals: webhookRefusals,
});

const params = z.object({ id: pathId });
const refusals = { not_found: webhookRefusals.not_found };

export const renewSecret = endpoint({
  method: 'POST',
  path: '/api/staff/integrations/webhooks/:id/secret',
  access: { roles: direction },
  summary: 'Renew the secret; messages are also signed with the former one for a day',
  params,
  status: 201,
  reply: z.object({ secret }),
  refusals,
});

export const sendTest = endpoint({
  method: 'POST',
  path: '/api/staff/integrations/webhooks/:id/test',
  access: { roles: direction },
  summary: 'Send a test message',
  params,
  status: 204,
  reply: null,
  refusals,
});

export const endEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/staff/integrations/webhooks/:id',
  access: { roles: direction },
  summary: 'Delete a webhook endpoint; queued messages are not sent',
  params,
  status: 204,
  reply: null,
  refusals,
});

export const sendAgain = endpoint({
  method: 'POST',
  path: '/api/staff/integrations/webhook-deliveries/:id/again',
  access: { roles: direction },
  summary: 'Send a message again, with its original id',
  params,
  status: 204,
  reply: null,
  refusals,
});
