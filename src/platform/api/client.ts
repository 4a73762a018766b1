import { noteServerDate } from '../browser/clock.ts';
import { isObject } from '../json.ts';
import type { Answer, Endpoint, Request } from './endpoint.ts';

/** The body of a failed call, as our API writes it. */
export type Problem = {
  message?: string;
  code?: string;
  fields?: Record<string, string>;
  [key: string]: unknown;
};

/** A call that did not succeed. Its message is `<status>: <body>`, (docs/behaviour.md, Wire). */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem;
  /** How long the server asks to wait, where it does. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, text: string, retryAfter: string | null = null) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = parseProblem(text);
    this.retryAfterSeconds = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined;
  }
}

function parseProblem(text: string): Problem {
  try {
    const parsed: unknown = JSON.parse(text);
    // Cast: errors.server.ts writes it. Where a proxy has answered instead, its body is seldom JSON.
    return isObject(parsed) ? (parsed as Problem) : {};
  } catch {
    return {};
  }
}

/** The server's own sentence for a failure, where it sent one. */
export const messageOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem.message : undefined;

/**
 * Calls one endpoint of our API. The endpoint is given as a type, so that its zod shapes stay out of the bundle.
 * @param method HTTP method of the endpoint
 * @param path its path; `{…}` parts are filled from `request.params`
 * @param key sent as `Idempotency-Key`: where the answer gets lost, the same call with the same key finds out
 * @returns the parsed reply, or null where it has no body
 * @throws ApiError for every non-success reply; TypeError where the network fails; SyntaxError for a broken reply
 */
export async function call<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  request: Request<E> = {},
  key?: string,
): Promise<Answer<E>> {
  const body = request.body === undefined ? undefined : JSON.stringify(request.body);
  const address = addressOf(path, request);
  const reply = await fetch(address, {
    method,
    credentials: 'include',
    headers: {
      'Content-Type': 'application/json',
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    },
    ...(body === undefined ? {} : { body }),
  });
  noteServerDate(reply.headers.get('Date'));
  const text = await reply.text();
  if (!reply.ok) throw new ApiError(reply.status, text || reply.statusText, reply.headers.get('Retry-After'));
  // Cast: the server strips every answer to the shape of its contract; zod would weigh more than the page that reads it.
  return (text === '' ? null : JSON.parse(text)) as Answer<E>;
}

function addressOf(path: string, request: { params?: unknown; query?: unknown }): string {
  const params = new Map(Object.entries(request.params ?? {}));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params.get(name))));
  const query = new URLSearchParams(Object.entries(request.query ?? {})).toString();
  return query === '' ? filled : `${filled}?${query}`;
}
