import type { Logger } from 'pino';
import { errorCode, errorMessage } from '../errors.ts';
import type { Span } from './spans.server.ts';

/** Spans that wait to be sent; what comes beyond them is let go: watching must never cost memory that serves people. */
const mostWaiting = 2_000;
/** Sent this often, in ms. */
const sendEveryMs = 5_000;
/** A collector that takes longer is away, in ms. */
const patienceMs = 3_000;

const attribute = ([key, value]: [string, string | number]) => ({
  key,
  value: typeof value === 'number' ? { intValue: value } : { stringValue: value },
});

/** OTLP 1, JSON: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding. */
const written = (spans: readonly Span[], service: Span['attributes']) => ({
  resourceSpans: [
    {
      resource: { attributes: Object.entries(service).map(attribute) },
      scopeSpans: [
        {
          scope: { name: 'onyar-traces' },
          spans: spans.map(({ startedAt, endedAt, attributes, hasFailed, ...span }) => ({
            ...span,
            startTimeUnixNano: String(startedAt),
            endTimeUnixNano: String(endedAt),
            attributes: Object.entries(attributes).map(attribute),
            status: hasFailed ? { code: 2 } : {},
          })),
        },
      ],
    },
  ],
});

/**
 * Sends spans to a collector, in batches and in the background. A batch that does not arrive is lost, and the first of several
 * is told.
 * @param endpoint the collector's OTLP over HTTP, without `/v1/traces`
 */
export function createExporter({
  endpoint,
  service,
  log,
}: {
  endpoint: string;
  service: Span['attributes'];
  log: Logger;
}) {
  let waiting: Span[] = [];
  let isAway = false;
  const address = `${endpoint.replace(/\/$/, '')}/v1/traces`;

  const flush = async () => {
    if (waiting.length === 0) return;
    const spans = waiting;
    waiting = [];
    const reason = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(written(spans, service)),
      signal: AbortSignal.timeout(patienceMs),
    }).then(
      async (reply) => {
        await reply.body?.cancel();
        return reply.ok ? undefined : `status ${reply.status}`;
      },
      (error) => errorCode(error?.cause) ?? errorMessage(error),
    );
    if (reason !== undefined && !isAway) log.warn({ reason }, 'traces do not reach their collector');
    isAway = reason !== undefined;
  };
  const timer = setInterval(() => void flush(), sendEveryMs).unref();
  return {
    keep(span: Span): void {
      if (waiting.length < mostWaiting) waiting.push(span);
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
