import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

type SentResponse = { method: string; route: string; status: number; type: string; body: unknown };
type Response = { content?: Record<string, unknown> };
type Check = (answer: SentResponse) => string | null;

/** Responses that differed from the document since the last check. */
export const undocumentedResponses: string[] = [];

/** Cached per set of routes: apps of a process that bind the same endpoints share one parsed document. */
const checks = new Map<string, Check>();

/**
 * Validates every response of an app's endpoints against the OpenAPI document: undeclared status, other body
 * type, extra or missing fields. Files and streams are checked by their type only.
 * @param routes of the endpoints, as 'GET /api/user'
 */
export function checkResponses(app: FastifyInstance, routes: ReadonlySet<string>): void {
  const key = [...routes].join();
  app.addHook('onSend', async (request, reply, payload) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? '';
    if (!routes.has(`${method} ${route}`)) return;
    const check = checks.get(key) ?? (await readDocument(app));
    checks.set(key, check);
    const type = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
    const body = type === 'application/json' && typeof payload === 'string' ? JSON.parse(payload) : undefined;
    const fault = check({ method, route, status: reply.statusCode, type, body });
    if (fault !== null) undocumentedResponses.push(`${method} ${route} → ${reply.statusCode}: ${fault}`);
  });
}

async function readDocument(app: FastifyInstance): Promise<Check> {
  const document = (await app.inject('/api/openapi.json')).json();
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats(ajv);
  ajv.addSchema(document, 'document');
  const compiled = new Map<string, ValidateFunction>();
  const compile = (pointer: string) => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `document#${pointer}` });
    compiled.set(pointer, known);
    return known;
  };
  return ({ method, route, status, type, body }) => {
    const path = route.replace(/:(\w+)/g, '{$1}');
    const found = document.paths[path]?.[method.toLowerCase()]?.responses[status];
    if (found === undefined) return `a status that the document does not name: ${JSON.stringify(body)}`;
    const shared = typeof found.$ref === 'string' ? found.$ref.slice('#/components/responses/'.length) : null;
    const response: Response = shared === null ? found : document.components.responses[shared];
    const { content } = response;
    if (content === undefined) return type === '' ? null : `a body where none is: ${type}`;
    if (!(type in content)) return `${type} instead of ${Object.keys(content)}`;
    if (body === undefined) return null;
    const place =
      shared === null
        ? ['paths', path, method.toLowerCase(), 'responses', status]
        : ['components', 'responses', shared];
    const parts = [...place, 'content', type, 'schema'].map((part) =>
      encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')),
    );
    const validate = compile(`/${parts.join('/')}`);
    return validate(body)
      ? null
      : `${ajv.errorsText(validate.errors)}: ${JSON.stringify(body).slice(0, 300)}`;
  };
}
