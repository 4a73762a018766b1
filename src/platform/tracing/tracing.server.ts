import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { trustOf } from '../http/client-address.ts';
import type { JobHandler } from '../operations/jobs.server.ts';
import { createExporter } from './exporter.server.ts';
import { traceFetches, traceJobs, traceRequests, traceStatements } from './sources.server.ts';
import { createTracer } from './spans.server.ts';

type TracingDeps = {
  app: FastifyInstance;
  pool: Pool;
  log: Logger;
  config: { TRUST_PROXY?: string | undefined; ROLE: string };
};

/**
 * Traces of answers and jobs with their statements and the services they ask, sent to `endpoint`. To be called before the app is
 * ready. What it carries, and why not a library: docs/decisions/0050-seen-from-outside.md.
 */
export function openTracing({ app, pool, log, config }: TracingDeps, endpoint: string) {
  const exporter = createExporter({
    ...{ endpoint, log },
    service: { 'service.name': `onyar-${config.ROLE}`, 'process.pid': process.pid },
  });
  const tracer = createTracer(exporter.keep);
  traceRequests(app, tracer, trustOf(config.TRUST_PROXY));
  traceStatements(pool, tracer);
  const endFetches = traceFetches(tracer);
  return {
    traced: (handlers: JobHandler[]): JobHandler[] => traceJobs(handlers, tracer),
    flush: exporter.flush,
    async stop() {
      endFetches();
      await exporter.stop();
    },
  };
}
