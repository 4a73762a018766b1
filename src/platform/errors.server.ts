import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway } from './database.server.ts';
import { Refusal, refuse } from './refusals.ts';

/** Turns whatever was thrown into the wire's `{ message, code, fields? }`; what nobody expected is logged and told without detail. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalFor(error);
  if (refusal === null) {
    request.log.error({ err: error }, 'unexpected error');
    return reply.code(500).send({
      message: 'Algo ha fallado por nuestra parte. Comprueba si se ha guardado antes de repetirlo.',
      code: 'internal',
    });
  }
  const { fields, extra, retryAfterSeconds } = refusal.detail;
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds);
  return reply
    .code(refusal.status)
    .header('Cache-Control', 'no-store')
    .send({ message: refusal.message, code: refusal.code, ...(fields ? { fields } : {}), ...extra });
}

function refusalFor(error: FastifyError): Refusal | null {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return invalid(error.validation.map((entry) => entry as unknown as Issue));
  if (isDatabaseAway(error)) return refuse('unavailable', { retryAfterSeconds: 5 });
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

/** 400 with the first sentence for each field; the first of all is the message. */
function invalid(issues: Issue[]): Refusal {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of issues) {
    const name = instancePath.split('/')[1] ?? '';
    if (name !== '' && message && !(name in fields)) fields[name] = message;
  }
  const message = issues.find((issue) => issue.message)?.message;
  return refuse('invalid', { fields, ...(message ? { message } : {}) });
}
