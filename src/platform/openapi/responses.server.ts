import type { Endpoint } from '../api/endpoint.ts';
import { commonRefusals, type RefusalTable } from '../api/refusals.ts';
import type { JsonSchema } from './fields.ts';
import { componentRef, type Schemas, type Sides } from './schemas.server.ts';

/** The one error that no contract declares. */
const internal: RefusalTable = {
  internal: { status: 500, message: 'Algo ha fallado por nuestra parte.' },
};

/** Refusals that any endpoint may return, documented once. */
const commonTable: RefusalTable = { ...commonRefusals, ...internal };

const pick = (...codes: (keyof typeof commonRefusals)[]): RefusalTable =>
  Object.fromEntries(codes.map((code) => [code, commonRefusals[code]]));

/** Refusals of any endpoint of this kind, besides its contract's. */
function usualRefusals({ method, access, from, beforeProof, idempotent, ...shapes }: Endpoint): RefusalTable {
  const isAsked = shapes.params ?? shapes.query ?? shapes.body;
  const hasRole = access !== 'public' && access !== 'signed-in';
  return {
    ...(isAsked || idempotent ? pick('invalid') : {}),
    ...(access === 'public' ? {} : pick('sign_in_required', 'unknown_key', 'not_in_scope')),
    ...(hasRole ? pick('not_allowed') : {}),
    ...(access !== 'public' && !beforeProof ? pick('second_factor_needed') : {}),
    ...(method === 'GET' || from === 'anywhere' ? {} : pick('foreign_origin')),
    ...(method === 'GET' ? {} : pick('invalid', 'too_large', 'not_json')),
    ...(idempotent ? pick('key_reused') : {}),
    ...(access === 'public' || beforeProof ? {} : pick('locked')),
    ...pick('too_many', 'unavailable'),
    ...internal,
  };
}

const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
/** Statuses that may have Retry-After. */
const mayHaveRetryAfter = (status: number) => status === 429 || status === 503;

const pascal = (code: string) => code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

type CodedRefusal = [code: string, RefusalTable[string]];

export function refusalResponses(
  endpoint: Endpoint,
  more: RefusalTable,
  { outputs, shared }: Sides,
): Record<string, JsonSchema> {
  const all: CodedRefusal[] = Object.entries({ ...usualRefusals(endpoint), ...more, ...endpoint.refusals });
  const byStatus = Object.groupBy(all, ([, { status }]) => status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, refused = []]) => {
      const answer = refusalResponse(Number(status), refused, outputs);
      if (refused.some(([code, entry]) => commonTable[code] !== entry)) return [status, answer];
      const name = refused.map(([code]) => pascal(code)).join('Or');
      shared[name] = answer;
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

function refusalResponse(status: number, refused: CodedRefusal[], schemas: Schemas): JsonSchema {
  const plain = refused.filter(([, { brings }]) => brings === undefined).map(([code]) => code);
  const kinds = [
    ...(plain.length === 0 ? [] : [problemSchema(plain)]),
    ...refused.flatMap(([code, { brings }]) =>
      brings === undefined ? [] : [problemSchema([code], schemas.refer(brings, pascal(code)))],
    ),
  ];
  return {
    description: refused.map(([name, { message }]) => `\`${name}\`: ${message}`).join('\n\n'),
    ...(mayHaveRetryAfter(status) ? { headers: retryAfter } : {}),
    content: { 'application/json': { schema: kinds.length === 1 ? kinds[0] : { anyOf: kinds } } },
  };
}

const problemSchema = (codes: string[], ...brought: JsonSchema[]): JsonSchema => ({
  allOf: [
    { $ref: componentRef('Problem') },
    ...brought,
    { type: 'object', properties: { code: { type: 'string', enum: codes } }, required: ['code'] },
  ],
});

/** The 304 response, for endpoints with an ETag. */
export const notModifiedResponse = ({ written }: Endpoint): Record<string, JsonSchema> =>
  written ? { 304: { description: 'Not modified: `If-None-Match` equals the current `ETag`.' } } : {};

const statusDescriptions: Record<Endpoint['status'], string> = {
  200: 'Done.',
  201: 'Made.',
  204: 'Done; no body.',
};

/** The success response. */
export function successResponse(endpoint: Endpoint, schemas: Schemas, operationId: string): JsonSchema {
  const { status, reply, file, idempotent } = endpoint;
  const name = `${operationId[0]?.toUpperCase()}${operationId.slice(1)}Reply`;
  const content =
    reply !== null
      ? { 'application/json': { schema: schemas.refer(reply, name) } }
      : file && { [file]: { schema: contentOf(file) } };
  return {
    description: statusDescriptions[status],
    ...(idempotent
      ? { headers: { 'Idempotent-Replayed': { $ref: '#/components/headers/IdempotentReplayed' } } }
      : {}),
    ...(content ? { content } : {}),
  };
}

/** Files are bytes or text, never JSON. `binary` is from OpenAPI 3.0; every generator still supports it. */
const contentOf = (mediaType: string): JsonSchema =>
  mediaType.startsWith('text/')
    ? { type: 'string' }
    : { type: 'string', format: 'binary', contentMediaType: mediaType };
