import { randomBytes } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorDetail } from '#platform/errors.ts';
import { isDatabaseUnreachable } from '#platform/postgres/database.server.ts';

const names = {
  AUTHENTICATION_FAILURE: [401, 'Authentication failed due to invalid authentication credentials.'],
  NOT_AUTHORIZED: [403, 'Authorization failed due to insufficient permissions.'],
  INVALID_REQUEST: [400, 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  RESOURCE_NOT_FOUND: [404, 'The specified resource does not exist.'],
  REQUEST_TOO_LARGE: [413, 'The request is larger than the wallet accepts.'],
  UNPROCESSABLE_ENTITY: [
    422,
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
  RATE_LIMIT_REACHED: [429, 'Too many requests.'],
  INTERNAL_SERVER_ERROR: [500, 'An internal server error occurred.'],
  SERVICE_UNAVAILABLE: [503, 'Service is unavailable.'],
} as const satisfies Record<string, readonly [number, string]>;
type Name = keyof typeof names;

/** The wallet's issue codes with the error each belongs to, as listed in PayPal's reference. */
const issues = {
  INVALID_CLIENT: ['AUTHENTICATION_FAILURE', 'Client Authentication failed.'],
  INVALID_TOKEN: ['AUTHENTICATION_FAILURE', 'Token signature verification failed, or the token is over.'],
  FOREIGN_ORIGIN: ['NOT_AUTHORIZED', 'The page that asks is not one of the demonstration.'],
  MALFORMED_REQUEST_JSON: ['INVALID_REQUEST', 'The request JSON is not well formed.'],
  INVALID_PARAMETER_VALUE: ['INVALID_REQUEST', 'The value of a field is invalid.'],
  INVALID_RESOURCE_ID: [
    'RESOURCE_NOT_FOUND',
    'Specified resource ID does not exist. Please check the resource ID and try again.',
  ],
  REQUEST_TOO_LARGE: ['REQUEST_TOO_LARGE', 'The request body is too large.'],
  RATE_LIMIT_REACHED: ['RATE_LIMIT_REACHED', 'Too many requests. Blocked due to rate limiting.'],
  CANNOT_BE_ZERO_OR_NEGATIVE: ['UNPROCESSABLE_ENTITY', 'Must be greater than zero.'],
  INVALID_CURRENCY_CODE: ['UNPROCESSABLE_ENTITY', 'Currency code is invalid or is not currently supported.'],
  MULTI_CURRENCY_ORDER: [
    'UNPROCESSABLE_ENTITY',
    'Multiple differing values of currency_code are not supported.',
  ],
  DUPLICATE_REFERENCE_ID: [
    'UNPROCESSABLE_ENTITY',
    'reference_id must be unique if multiple purchase_unit are provided.',
  ],
  UNSUPPORTED_INTENT: ['UNPROCESSABLE_ENTITY', 'The wallet of the demonstration knows CAPTURE only.'],
  ORDER_NOT_APPROVED: ['UNPROCESSABLE_ENTITY', 'Payer has not yet approved the Order for payment.'],
  ORDER_ALREADY_CAPTURED: [
    'UNPROCESSABLE_ENTITY',
    "Order already captured. If 'intent=CAPTURE' only one capture per order is allowed.",
  ],
  ORDER_ALREADY_COMPLETED: [
    'UNPROCESSABLE_ENTITY',
    'The order cannot be approved as it is already completed.',
  ],
  INSTRUMENT_DECLINED: [
    'UNPROCESSABLE_ENTITY',
    'The instrument presented was either declined by the processor or bank, or it can’t be used for this payment.',
  ],
  CAPTURE_FULLY_REFUNDED: ['UNPROCESSABLE_ENTITY', 'The capture has already been fully refunded.'],
  REFUND_AMOUNT_EXCEEDED: [
    'UNPROCESSABLE_ENTITY',
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  ],
  REFUND_CAPTURE_CURRENCY_MISMATCH: [
    'UNPROCESSABLE_ENTITY',
    'Refund must be in the same currency as the capture.',
  ],
  REFUND_NOT_ALLOWED: ['UNPROCESSABLE_ENTITY', 'Capture cannot be refunded.'],
  REFUND_TIME_LIMIT_EXCEEDED: [
    'UNPROCESSABLE_ENTITY',
    'You are over the time limit to perform a refund on this capture.',
  ],
  ALREADY_DECIDED: ['UNPROCESSABLE_ENTITY', 'It is not pending.'],
  INTERNAL_SERVER_ERROR: ['INTERNAL_SERVER_ERROR', 'An internal server error has occurred.'],
  SERVICE_UNAVAILABLE: ['SERVICE_UNAVAILABLE', 'The wallet cannot reach its books. Try again in a moment.'],
} as const satisfies Record<string, readonly [Name, string]>;
export type Issue = keyof typeof issues;

export class WalletError extends Error {
  readonly issue: Issue;
  readonly field: string | undefined;
  constructor(issue: Issue, field?: string) {
    super(issue);
    this.issue = issue;
    this.field = field;
  }
}

export function errorBody(issue: Issue, field?: string) {
  const [name, description] = issues[issue];
  const [status, message] = names[name];
  const details = [{ ...(field === undefined ? {} : { field }), issue, description }];
  return { status, body: { name, message, debug_id: randomBytes(7).toString('hex'), details } };
}

/** Formats every error as PayPal does; unexpected errors are logged and reported without detail. */
export function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const issue = error instanceof WalletError ? error.issue : issueOf(error);
  if (issue === 'INTERNAL_SERVER_ERROR' && !(error instanceof WalletError))
    request.log.error({ err: error }, 'unexpected error in the wallet of the demonstration');
  const { status, body } = errorBody(issue, error instanceof WalletError ? error.field : undefined);
  if (status === 503) reply.header('Retry-After', 5);
  return reply.code(status).send(body);
}

/** Maps errors of Fastify, its plugins and the database to an issue. */
function issueOf(error: FastifyError): Issue {
  if (isDatabaseUnreachable(error)) return 'SERVICE_UNAVAILABLE';
  const status = Number(error.statusCode ?? errorDetail(error, 'status') ?? 500);
  if (status === 413) return 'REQUEST_TOO_LARGE';
  if (status === 429) return 'RATE_LIMIT_REACHED';
  if (status === 503) return 'SERVICE_UNAVAILABLE';
  return status < 500 ? 'INVALID_PARAMETER_VALUE' : 'INTERNAL_SERVER_ERROR';
}
