import type { Endpoint } from '../api/endpoint.ts';
import type { JsonSchema } from './fields.ts';
import { type AppHooks, operationOf, templateOf } from './operations.server.ts';
import { createSchemas, type Sides } from './schemas.server.ts';
import { type Webhook, webhookParameters, webhooksOf, webhookTag } from './webhooks.server.ts';

export type DocumentInfo = AppHooks & {
  title: string;
  description: string;
  contact: { name: string; email: string };
  licence: { name: string; url: string };
  publicUrl: string;
  sessionCookie: string;
  tags: readonly { name: string; description: string }[];
  webhooks: Record<string, Webhook>;
};

/**
 * Builds the OpenAPI document from the contracts.
 * @param endpoints the bound endpoints
 */
export function buildDocument(endpoints: readonly Endpoint[], about: DocumentInfo) {
  const sides: Sides = { inputs: createSchemas('input'), outputs: createSchemas('output'), shared: {} };
  const paths: Record<string, JsonSchema> = {};
  for (const endpoint of endpoints) {
    const path = templateOf(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, sides, about) };
  }
  const webhooks = webhooksOf(about.webhooks, sides.outputs);
  const used = new Set(endpoints.map(about.tagOf));
  const { title, description, contact, licence: license, publicUrl } = about;
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description, contact, license },
    servers: [{ url: publicUrl, description: title }],
    tags: [...about.tags.filter(({ name }) => used.has(name)), webhookTag],
    paths,
    webhooks,
    components: {
      schemas: componentsOf(sides, paths, webhooks),
      responses: sides.shared,
      parameters: { IdempotencyKey: idempotencyKey, ...webhookParameters },
      headers,
      securitySchemes: securitySchemes(about.sessionCookie),
    },
  };
}

type Components = Record<string, JsonSchema>;

/** Only referenced schemas: request schemas in input form, responses and webhooks in output form. */
function componentsOf(
  { inputs, outputs }: Sides,
  paths: Record<string, JsonSchema>,
  webhooks: Record<string, { post: JsonSchema }>,
): Components {
  // Cast: built above from operations only.
  const operations = Object.values(paths).flatMap((path) => Object.values(path) as JsonSchema[]);
  const sent = collectReferenced(
    operations.map(({ requestBody }) => requestBody),
    inputs.components(),
  );
  const answered = collectReferenced(
    [operations.map(({ responses }) => responses), webhooks],
    outputs.components(),
  );
  const twice = Object.keys(sent).filter(
    (name) => name in answered && JSON.stringify(sent[name]) !== JSON.stringify(answered[name]),
  );
  if (twice.length > 0) throw new Error(`sent in one shape and answered in another: ${twice.join(', ')}`);
  const all = { ...sent, ...answered, Problem: problem };
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function collectReferenced(from: unknown, all: Components, reached: Components = {}): Components {
  for (const [, name = ''] of (JSON.stringify(from) ?? '').matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    const schema = all[name];
    if (schema === undefined || name in reached) continue;
    reached[name] = schema;
    collectReferenced(schema, all, reached);
  }
  return reached;
}

const problem: JsonSchema = {
  type: 'object',
  description: 'The reason of a refusal. Some codes include further data, such as `alternatives`.',
  properties: {
    message: { type: 'string', description: 'A Spanish sentence for people.' },
    code: { type: 'string', description: 'The reason, for programs. Codes do not change.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'With `invalid`: a sentence for each invalid field, by its path.',
    },
  },
  required: ['message', 'code'],
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Repeated requests of a user with the same key have one effect and one response: after a lost response, repeat the request. A new operation needs a new key.',
  schema: { type: 'string', pattern: '^[\\w-]{16,128}$', examples: ['0b9f4f52-6f0c-4f8e-9a53-0c1d2e3f4a5b'] },
};

const headers = {
  RetryAfter: {
    description: 'Seconds to wait before the next request, if known.',
    schema: { type: 'integer', minimum: 0, examples: [30] },
  },
  IdempotentReplayed: {
    description: 'Present if the key was used before: the operation was not repeated.',
    schema: { type: 'string', const: 'true' },
  },
};

const securitySchemes = (sessionCookie: string) => ({
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description: 'The session cookie, set by `register` and `login`.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A program’s API key, created by the director in the panel. It opens the operations that name one of its scopes, with the data that the desk sees.',
  },
});
