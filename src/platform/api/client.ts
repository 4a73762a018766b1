import { dateOf, updateServerTime } from '../browser/clock.ts';
import { isObject } from '../json.ts';
import { currentLanguage, storedTextsHeader } from '../language/language.ts';
import type { Endpoint, Request, ResponseBody } from './endpoint.ts';
import { hasShape, loadReplyShapes } from './reply-shape.ts';

export type Problem = {
  message?: string;
  code?: string;
  fields?: Record<string, string>;
  [key: string]: unknown;
};

/** A failed request. Its message is `<status>: <body>` (docs/behaviour.md, Wire). */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem;
  /** Value of Retry-After in seconds, if sent. */
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
    // Cast: written by errors.server.ts. A proxy's response is usually not JSON.
    return isObject(parsed) ? (parsed as Problem) : {};
  } catch {
    return {};
  }
}

export const problemMessage = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem.message : undefined;

/**
 * Requests an endpoint of our API. The endpoint is a type parameter, so that its zod schemas stay out of the bundle.
 * @param method HTTP method of the endpoint
 * @param path its path; `{…}` parts are filled from `request.params`
 * @param key sent as `Idempotency-Key`: after a lost response, repeating the request with the same key returns the
 * outcome
 * @returns the parsed reply, or null without a body
 * @throws ApiError for non-success replies; TypeError for network failures; SyntaxError for a broken reply
 */
export async function call<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  request: Request<E> = {},
  key?: string,
): Promise<ResponseBody<E>> {
  const body = request.body === undefined ? undefined : JSON.stringify(request.body);
  const address = buildUrl(path, request);
  // Only what screens read: an unexpected reply to a change must not hide that it was made.
  const loadingShapes = method === 'GET' ? loadReplyShapes(path) : undefined;
  const reply = await fetch(address, {
    method,
    credentials: 'include',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': currentLanguage(),
      // Staff edit what the clinic wrote, so the panel does not read its translation.
      ...(isPanel() ? { [storedTextsHeader]: '1' } : {}),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    },
    ...(body === undefined ? {} : { body }),
  });
  updateServerTime(dateOf(reply.headers));
  const text = await reply.text();
  if (!reply.ok) throw new ApiError(reply.status, text || reply.statusText, reply.headers.get('Retry-After'));
  const answer: unknown = text === '' ? null : JSON.parse(text);
  const shape = (await loadingShapes)?.[path];
  if (!hasShape(answer, shape)) throw new SyntaxError(`unexpected reply of ${method} ${path}`);
  // Cast: the server strips responses to their contract; validating with zod would outweigh the page.
  return answer as ResponseBody<E>;
}

const isPanel = (): boolean => /^(\/\w\w)?\/staff/.test(globalThis.location?.pathname ?? '');

function buildUrl(path: string, request: { params?: unknown; query?: unknown }): string {
  const params = new Map(Object.entries(request.params ?? {}));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params.get(name))));
  const query = new URLSearchParams(Object.entries(request.query ?? {})).toString();
  return query === '' ? filled : `${filled}?${query}`;
}
