import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isVital, type Outages, parts } from '../operations/outages.server.ts';
import type { Database } from '../postgres/database.server.ts';
import { createMetricReader, type Metric } from './metric-reader.server.ts';
import { observeRequests } from './requests.server.ts';

/** From cached pages up to the request timeout, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

type MetricsDeps = {
  app: FastifyInstance;
  db: Database;
  pool: Pool;
  outages: Outages;
  figures: readonly Metric[];
};

/**
 * Process metrics in Prometheus' text format: requests, connections, memory, event loop, health and database metrics.
 * Labels contain no personal data. Call it before the app is ready.
 */
export function createMetrics({ app, db, pool, outages, figures }: MetricsDeps) {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'onyar_http_request_duration_seconds',
    help: 'Answers by route, method and class of status, and how long they took',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers,
  });
  observeRequests(app, ({ seconds, ...labels }) => requests.observe(labels, seconds));
  watchPool(pool, registers);
  new Gauge({
    name: 'onyar_part_ill',
    help: 'Parts of the installation that do not work (1); the vital ones turn /readyz red',
    labelNames: ['part', 'vital'],
    registers,
    collect() {
      for (const part of parts)
        this.set({ part, vital: String(isVital(part)) }, outages.reasonOf(part) === undefined ? 0 : 1);
    },
  });
  const age = new Gauge({
    name: 'onyar_figures_age_seconds',
    help: 'How old the figures of the database are; they are not asked for while connections are short',
    registers,
  });
  const gauges = figures.map((figure) => {
    const { name, help, labels } = figure;
    return { figure, gauge: new Gauge({ name, help, labelNames: labels, registers }) };
  });
  const readMetrics = createMetricReader({ db, pool, figures });

  return async (): Promise<string> => {
    const read = await readMetrics();
    if (read !== undefined) age.set(read.ageSeconds);
    for (const { figure, gauge } of gauges) {
      gauge.reset();
      for (const { labels = {}, value } of read?.readings.get(figure) ?? []) gauge.set(labels, value);
    }
    return register.metrics();
  };
}

function watchPool(pool: Pool, registers: Registry[]): void {
  new Gauge({
    name: 'onyar_pool_connections',
    help: 'Connections to the database: used, idle, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'onyar_pool_connections_max',
    help: 'DATABASE_POOL',
    registers,
    collect() {
      this.set(pool.options.max);
    },
  });
}

/**
 * Serves only `/metrics`, on a separate port not reachable by visitors. @returns the port, and a function that closes
 * it
 */
export async function serveMetrics(
  render: () => Promise<string>,
  { port, host }: { port: number; host: string },
) {
  const server = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    const text = await render().catch(() => undefined);
    if (text === undefined) return void response.writeHead(503).end();
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
