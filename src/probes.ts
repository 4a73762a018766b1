import type { FastifyInstance } from 'fastify';
import { commonRefusals } from '#platform/api/refusals.ts';
import type { Health } from '#platform/operations/health.server.ts';

/** `/healthz`: the process responds. `/readyz`: whether requests can be served, and which part is ill. */
export function bindProbes(app: FastifyInstance, health: Health): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const { isReady, parts } = await health.readiness();
    if (isReady) return { status: 'ready', parts };
    const { message } = commonRefusals.unavailable;
    return reply.code(503).header('Retry-After', 5).send({ status: 'ill', parts, message });
  });
}
