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
  description: 'Why something was refused. Some codes bring facts along, such as `alternatives`.',
  properties: {
    message: { type: 'string', description: 'A sentence in Spanish for whoever asked.' },
    code: { type: 'string', description: 'The reason, for programs. It does not change.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'With `invalid`: a sentence for each field that was not right, by its path.',
    },
  },
  required: ['message', 'code'],
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key of the same person has one effect and one answer, however often it is sent: where an answer was lost, send the same again. A new wish needs a new key.',
  schema: { type: 'string', pattern: '^[\\w-]{16,128}$', examples: ['0b9f4f52-6f0c-4f8e-9a53-0c1d2e3f4a5b'] },
};

const headers = {
  RetryAfter: {
    description: 'Seconds to wait before asking again, where it is known.',
    schema: { type: 'integer', minimum: 0, examples: [30] },
  },
  IdempotentReplayed: {
    description: 'There where the key had been used before: nothing was done once more.',
    schema: { type: 'string', const: 'true' },
  },
};

const securitySchemes = (sessionCookie: string) => ({
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description: 'The session’s cookie, which `register` and `login` set.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A program’s own key, which the direction makes in the panel. It opens the operations that name one of its scopes, and sees there what the desk sees.',
  },
});
