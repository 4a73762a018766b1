import { AsyncResource } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import type { Trusts } from '../http/client-address.ts';
import type { JobHandler } from '../operations/jobs.server.ts';
import { kinds, parentOf, type Tracer } from './spans.server.ts';

/** Answers: by their route as it is written. A proxy of ours may have begun the trace; nobody else may. */
export function traceRequests(app: FastifyInstance, { begin, within }: Tracer, trusts: Trusts): void {
  const open = new WeakMap<FastifyRequest, ReturnType<Tracer['begin']>>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, socket, headers, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const traceparent = trusts(socket.remoteAddress) ? [headers.traceparent ?? []].flat()[0] : undefined;
    const span = begin(
      {
        name: `${method} ${route}`,
        kind: kinds.server,
        attributes: { 'http.request.method': method, 'http.route': route, 'app.request_id': request.id },
      },
      parentOf(traceparent),
    );
    open.set(request, span);
    within(span.ids, done);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    open
      .get(request)
      ?.end({ hasFailed: statusCode >= 500, attributes: { 'http.response.status_code': statusCode } });
  });
}

/** Jobs: each is a trace of its own. */
export const traceJobs = (handlers: JobHandler[], { begin, within }: Tracer): JobHandler[] =>
  handlers.map(({ handle, ...rest }) => ({
    ...rest,
    async handle(payload) {
      const span = begin({ name: rest.job.name, kind: kinds.consumer, attributes: {} });
      let hasFailed = true;
      try {
        await within(span.ids, () => handle(payload));
        hasFailed = false;
      } finally {
        span.end({ hasFailed });
      }
    },
  }));

/** 'SELECT appointments': the verb and the first table, never the statement, whose literals might be somebody's. */
function summaryOf(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : String(Object(statement).text ?? '');
  const verb = /^\s*(\w{1,12})/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  const table = /\b(?:from|into|update)\s+"?([a-z_]{1,63})\b/i.exec(text)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}

type Lend = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/** Statements, as parts of an answer or a job. */
export function traceStatements(pool: Pool, tracer: Tracer): void {
  const known = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    // Cast: see below.
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    const traced = (...asked: unknown[]): unknown => {
      const span = tracer.beginPart({
        name: summaryOf(asked[0]),
        kind: kinds.client,
        attributes: { 'db.system.name': 'postgresql' },
      });
      if (span === undefined) return query(...asked);
      const last = asked.at(-1);
      if (typeof last === 'function')
        return query(...asked.slice(0, -1), (error: unknown, result: unknown) => {
          span.end({ hasFailed: Boolean(error) });
          last(error, result);
        });
      const answer = query(...asked);
      if (answer instanceof Promise)
        answer.then(
          () => span.end({ hasFailed: false }),
          () => span.end({ hasFailed: true }),
        );
      return answer;
    };
    // Cast: it takes and returns what it wraps; pg's overloads cannot be written as one.
    client.query = traced as typeof client.query;
  });
  // Whoever has waited for a connection would go on as part of the work of whoever gave it back.
  // Cast: one of its two ways of being called.
  const connect = pool.connect.bind(pool) as (then?: Lend) => unknown;
  // Cast: as above.
  pool.connect = ((then?: Lend) => connect(then && AsyncResource.bind(then))) as typeof pool.connect;
}

type Outgoing = { request: { origin?: unknown; method?: unknown }; response?: { statusCode: number } };

/** Questions to services outside, as parts of an answer or a job: whom, never what. Node's own fetch tells of them. @returns what ends it */
export function traceFetches(tracer: Tracer): () => void {
  const open = new WeakMap<object, ReturnType<Tracer['begin']>>();
  const channels = {
    'undici:request:create': ({ request }: Outgoing) => {
      const host = URL.parse(String(request.origin))?.host ?? 'unknown';
      const span = tracer.beginPart({
        name: `${String(request.method)} ${host}`,
        kind: kinds.client,
        attributes: { 'server.address': host },
      });
      if (span !== undefined) open.set(request, span);
    },
    'undici:request:headers': ({ request, response }: Outgoing) => {
      const status = response?.statusCode ?? 0;
      open
        .get(request)
        ?.end({ hasFailed: status >= 500, attributes: { 'http.response.status_code': status } });
      open.delete(request);
    },
    'undici:request:error': ({ request }: Outgoing) => {
      open.get(request)?.end({ hasFailed: true });
      open.delete(request);
    },
  };
  // Cast: the channels' messages are undici's, as its documentation describes them.
  const entries = Object.entries(channels) as [string, (message: unknown) => void][];
  for (const [name, listen] of entries) subscribe(name, listen);
  return () => {
    for (const [name, listen] of entries) unsubscribe(name, listen);
  };
}
