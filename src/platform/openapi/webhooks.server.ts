import type { Shape } from '../api/named.contract.ts';
import type { JsonSchema } from './fields.ts';
import type { Schemas } from './schemas.server.ts';

export type Webhook = { summary: string; shape: Shape; example: unknown };

export const webhookTag = {
  name: 'Webhooks',
  description: 'Messages that we send to a program.',
};

const signedBy = ['WebhookId', 'WebhookTimestamp', 'WebhookSignature'].map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));

/** Headers of Standard Webhooks: https://www.standardwebhooks.com */
export const webhookParameters: Record<string, object> = {
  WebhookId: header(
    'webhook-id',
    'Id of the message, the same at each attempt; process a repeated message once.',
    {
      examples: ['0b9f4f52-6f0c-4f8e-9a53-0c1d2e3f4a5b'],
    },
  ),
  WebhookTimestamp: header(
    'webhook-timestamp',
    'Unix time of this attempt, in seconds. Refuse messages older than some minutes.',
    {
      pattern: '^\\d+$',
      examples: ['1797321600'],
    },
  ),
  WebhookSignature: header(
    'webhook-signature',
    '`v1,` and HMAC-SHA-256, base64, over id, timestamp and body joined by full stops. Several, separated by spaces, while a secret is being renewed: one valid signature is enough.',
    { examples: ['v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4='] },
  ),
};

function header(name: string, description: string, more: JsonSchema) {
  return { name, in: 'header', required: true, description, schema: { type: 'string', ...more } };
}

const idOf = (type: string) =>
  `on${type.replace(/(?:^|\W)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

const webhookResponses = {
  '2XX': { description: 'Delivered; not sent again.' },
  410: { description: 'The endpoint is deleted and receives nothing more.' },
};

export const webhooksOf = (
  webhooks: Record<string, Webhook>,
  outputs: Schemas,
): Record<string, { post: JsonSchema }> =>
  Object.fromEntries(
    Object.entries(webhooks).map(([type, { summary, shape, example }]) => [
      type,
      {
        post: {
          operationId: idOf(type),
          summary,
          tags: [webhookTag.name],
          security: [],
          parameters: signedBy,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: outputs.refer(shape, idOf(type)), example } },
          },
          responses: webhookResponses,
        },
      },
    ]),
  );
