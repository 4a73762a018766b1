import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type Outages, reportDatabase } from '../operations/outages.server.ts';
import { isDatabaseUnreachable } from '../postgres/database.server.ts';
import { shortReference } from './reference.ts';
import { Refusal, refuse } from './refusals.ts';
import { texts } from './texts.ts';

/**
 * Maps errors to `{ message, code, fields? }`. Unexpected ones are logged and reported without detail; a database
 * outage is logged once for all requests.
 */
export const errorHandler =
  (outages: Outages, brokenPage?: ErrorPage) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (!(error instanceof Refusal)) reportDatabase(outages, error);
    const refusal = refusalFor(error);
    return refusal === null
      ? respondUnexpected(error, request, reply, brokenPage)
      : respondRefusal(refusal, reply);
  };

/** Error page for documents, with a reference to quote on the phone. */
export type ErrorPage = (reference: string) => string;

function respondUnexpected(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  brokenPage?: ErrorPage,
) {
  const reference = shortReference(request.id);
  // The route pattern instead of the URL, because ids and tokens must not be logged. The request id is in the log
  // context.
  request.log.error({ err: error, reference, ...routeOf(request) }, 'unexpected error');
  reply.code(500).header('Cache-Control', 'no-store');
  if (brokenPage !== undefined && request.method === 'GET' && request.headers.accept?.includes('text/html'))
    return reply.type('text/html; charset=utf-8').send(brokenPage(reference));
  return reply.send({
    message: texts().failedHere(reference),
    code: 'internal',
  });
}

function respondRefusal(refusal: Refusal, reply: FastifyReply) {
  const { fields, extra, retryAfterSeconds, allow } = refusal.detail;
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds);
  if (allow !== undefined) reply.header('Allow', allow.join(', '));
  return reply
    .code(refusal.status)
    .header('Cache-Control', 'no-store')
    .send({ message: refusal.message, code: refusal.code, ...(fields ? { fields } : {}), ...extra });
}

const routeOf = ({ method, routeOptions: { url } }: FastifyRequest) => ({ method, route: url ?? 'none' });

function refusalFor(error: FastifyError): Refusal | null {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRefusal(error.validation);
  if (isDatabaseUnreachable(error)) return refuse('unavailable', { retryAfterSeconds: 5 });
  switch (error.statusCode) {
    case 404:
      return refuse('not_found');
    case 413:
      return refuse('too_large');
    case 415:
      return refuse('not_json');
    case 429:
      return refuse('too_many');
    case 503:
      return refuse('unavailable', { retryAfterSeconds: 5 });
    default:
      return error.statusCode !== undefined && error.statusCode < 500 ? refuse('invalid') : null;
  }
}

type Issue = { instancePath: string; message?: string };

/** 400 with the first message per field; the very first is the main message. */
function invalidRefusal(issues: Issue[]): Refusal {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of issues) {
    // 'person.fullName' for nested fields.
    const name = instancePath.split('/').slice(1).join('.');
    if (name !== '' && message && !(name in fields)) fields[name] = message;
  }
  const message = issues.find((issue) => issue.message)?.message;
  return refuse('invalid', { fields, ...(message ? { message } : {}) });
}
