import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../api/refusals.ts';

/** What every route of ours takes, and where: from `onRoute`. Catch-alls know nothing of their own. */
type Known = { pattern: RegExp; methods: Set<string> };
const catchAlls = new Set(['/*', '/api/*']);

/**
 * Answers what no route does: 405 with `Allow` where the address takes another method (RFC 9110, 15.5.6), a small page for
 * a file that is not there, `not_found` for everything else. Before any body is looked at.
 * @param missingPage the document of a file that is not there
 */
export function answerUnknownRoutes(app: FastifyInstance, missingPage?: () => string): void {
  const known = new Map<string, Known>();
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

/** Whether an address means a file rather than a page: an ending, a name that begins with a dot, or the folder of the build. */
export const looksLikeFile = (url: string): boolean => /\/\.|\.\w{1,12}\/?$|^\/assets\//.test(pathOf(url));

/** '/api/appointments/:id' and '/assets/*' as patterns of whole paths. */
function patternOf(url: string): RegExp {
  const parts = url.split(/(:\w+|\*)/).map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}
