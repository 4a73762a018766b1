import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What is told of one answer: the route as it is written, so that no id and no name is in it. */
type Answered = { method: string; route: string; status: string; seconds: number };

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** What went out of memory before the routes were asked: kept documents. */
const keptRoute = 'kept page';

/**
 * Tells of every answer that came over the net, those of kept documents too; what the process asks itself is not counted.
 * Streams last as long as somebody listens and say nothing of speed: they are left out. To be called before the app is ready.
 */
export function watchRequests(app: FastifyInstance, tell: (answered: Answered) => void): void {
  const routes = new WeakMap<IncomingMessage, string>();
  app.addHook('onRequest', async ({ raw, routeOptions: { url } }) => {
    routes.set(raw, url ?? 'none');
  });
  // Before Fastify's own listener, which may have answered by the time it returns.
  app.server.prependListener('request', (request, response) => {
    const startedAt = performance.now();
    response.once('close', () => {
      if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return;
      const method = methods.has(request.method ?? '') ? (request.method ?? '') : 'other';
      tell({
        method,
        route: routes.get(request) ?? keptRoute,
        // Whoever goes before the answer has begun was never told a status.
        status: response.headersSent ? `${Math.floor(response.statusCode / 100)}xx` : 'gone',
        seconds: (performance.now() - startedAt) / 1_000,
      });
    });
  });
}
