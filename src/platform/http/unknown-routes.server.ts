import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../api/refusals.ts';

/** Methods per route pattern, from `onRoute`; catch-alls are excluded. */
type KnownRoute = { pattern: RegExp; methods: Set<string> };
const catchAlls = new Set(['/*', '/api/*']);

/**
 * Responds to unknown routes: 405 with `Allow` if the path accepts another method (RFC 9110, 15.5.6), a small page
 * for missing files, otherwise `not_found`. Runs before the body is parsed.
 * @param missingPage document for a missing file
 */
export function respondToUnknownRoutes(app: FastifyInstance, missingPage?: () => string): void {
  const known = new Map<string, KnownRoute>();
  app.addHook('onRoute', ({ url, method }) => {
    if (catchAlls.has(url)) return;
    const entry = known.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
    for (const each of [method].flat()) entry.methods.add(each);
    known.set(url, entry);
  });
  const methodsAt = (path: string) => {
    const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
    const matching = [...known.values()].filter(({ pattern }) => pattern.test(plain));
    return [...new Set(matching.flatMap(({ methods }) => [...methods]))].sort();
  };
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    const allow = methodsAt(path);
    if (allow.length > 0 && !allow.includes(request.method)) throw refuse('wrong_method', { allow });
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (missingPage === undefined || !isRead || !looksLikeFile(path)) throw refuse('not_found');
    return reply
      .code(404)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(missingPage());
  };
  // Answers before Fastify reads and validates a body.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    try {
      answer(request, reply);
    } catch (error) {
      // Cast: `answer` throws refusals only.
      done(error as Error);
    }
  });
  app.setNotFoundHandler(answer);
  app.get('/api/*', { schema: { hide: true } }, answer);
}

const pathOf = (url: string): string => url.split('?')[0] ?? '';

/** Whether a URL refers to a file: an extension, a leading dot, or the build folder. */
export const looksLikeFile = (url: string): boolean => /\/\.|\.\w{1,12}\/?$|^\/assets\//.test(pathOf(url));

/** Converts '/api/appointments/:id' and '/assets/*' to regular expressions of full paths. */
function patternOf(url: string): RegExp {
  const parts = url.split(/(:\w+|\*)/).map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}
