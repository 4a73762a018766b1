import type { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import type { RefusalTable } from '../api/refusals.ts';
import type { JsonSchema } from './fields.ts';
import { notModifiedResponse, refusalResponses, successResponse } from './responses.server.ts';
import { inlineSchema, type Sides } from './schemas.server.ts';

const capital = (word: string) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;

/** 'GET /api/staff/people/:id' → 'getStaffPeopleById', unless the contract names it. */
const operationIdOf = ({ id, method, path }: Pick<Endpoint, 'id' | 'method' | 'path'>): string =>
  id ??
  [
    method.toLowerCase(),
    ...path
      .split('/')
      .filter((part) => part !== '' && part !== 'api')
      .flatMap((part) => (part.startsWith(':') ? ['by', part.slice(1)] : part.split(/\W+/)))
      .map(capital),
  ].join('');

/** '/api/x/:id' → '/api/x/{id}'. */
export const templateOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

export type AppHooks = {
  tagOf: (endpoint: Endpoint) => string;
  /** Refusals thrown before the endpoint's handler. */
  refusalsBefore: (endpoint: Endpoint) => RefusalTable;
};

export function operationOf(
  endpoint: Endpoint,
  sides: Sides,
  { tagOf, refusalsBefore }: AppHooks,
): JsonSchema {
  const { summary, description, body, params, query, idempotent } = endpoint;
  const operationId = operationIdOf(endpoint);
  const parameters = [
    ...parametersOf(params, 'path'),
    ...parametersOf(query, 'query'),
    ...(idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  return {
    operationId,
    summary,
    ...(description === undefined ? {} : { description }),
    tags: [tagOf(endpoint)],
    security: buildSecurity(endpoint),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: !body.safeParse(undefined).success,
            content: {
              'application/json': { schema: sides.inputs.refer(body, `${capital(operationId)}Request`) },
            },
          },
        }),
    responses: {
      [endpoint.status]: successResponse(endpoint, sides.outputs, operationId),
      ...notModifiedResponse(endpoint),
      ...refusalResponses(endpoint, refusalsBefore(endpoint), sides),
    },
  };
}

/** A session or an API key with the scope. */
const buildSecurity = ({ access, scope }: Endpoint): JsonSchema[] =>
  access === 'public' ? [] : [{ session: [] }, ...(scope === undefined ? [] : [{ key: [scope] }])];

function parametersOf(shape: z.ZodType | undefined, where: 'path' | 'query'): object[] {
  if (shape === undefined) return [];
  const { properties = {}, required = [] } = inlineSchema(shape);
  const needed = new Set(required);
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: where,
    required: where === 'path' || needed.has(name),
    ...(description === undefined ? {} : { description }),
    schema,
  }));
}
