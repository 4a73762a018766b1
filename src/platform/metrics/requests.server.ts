import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

type RespondedRequest = { method: string; route: string; status: string; seconds: number };

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const cachedPageRoute = 'kept page';

/**
 * Reports every network response, cached documents included, but not internal requests. Streams are excluded, because
 * their duration says nothing about speed. Call it before the app is ready.
 */
export function observeRequests(app: FastifyInstance, tell: (answered: RespondedRequest) => void): void {
  const routes = new WeakMap<IncomingMessage, string>();
  app.addHook('onRequest', async ({ raw, routeOptions: { url } }) => {
    routes.set(raw, url ?? 'none');
  });
  // Before Fastify's own listener, which may respond synchronously.
  app.server.prependListener('request', (request, response) => {
    const startedAt = performance.now();
    response.once('close', () => {
      if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return;
      const method = methods.has(request.method ?? '') ? (request.method ?? '') : 'other';
      tell({
        method,
        route: routes.get(request) ?? cachedPageRoute,
        // The client disconnected before the response began.
        status: response.headersSent ? `${Math.floor(response.statusCode / 100)}xx` : 'gone',
        seconds: (performance.now() - startedAt) / 1_000,
      });
    });
  });
}
