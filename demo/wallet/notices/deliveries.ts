import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Notice } from '../deps.ts';

/**
 * Pauses before the second, third and fourth attempt. PayPal retries for three days; a demonstration does not
 * run that long.
 */
const retryDelaysMs = [200, 1_000, 3_000];
const timeoutMs = 10_000;

/**
 * Delivers notices to the clinic's own webhook in the background.
 * @param closing aborts pending deliveries
 */
export function createNoticeSender({ server }: FastifyInstance, log: Logger, closing: AbortSignal) {
  const underway = new Set<Promise<void>>();

  async function sendNotice(notice: Notice): Promise<void> {
    // Lets the response to the request that caused the notice leave first.
    await delay(notice.waitMs, undefined, { signal: closing });
    const url = webhookUrl(server);
    for (const pauseMs of url === null ? [] : [...retryDelaysMs, null]) {
      if (await wasTaken(`${url}`, notice, closing)) return;
      if (pauseMs === null) log.warn('a notice of the demonstration’s wallet was not taken');
      else await delay(pauseMs, undefined, { signal: closing });
    }
  }

  return {
    deliver(notices: Notice[]): void {
      for (const notice of notices)
        for (let copy = 0; copy < notice.copies; copy++) {
          // Only the abort at process end throws here.
          const way = sendNotice(notice)
            .catch(() => {})
            .finally(() => underway.delete(way));
          underway.add(way);
        }
    },
    /** Resolves when no delivery is pending. */
    settled: async () => void (await Promise.all(underway)),
  };
}

async function wasTaken(url: string, { headers, body }: Notice, closing: AbortSignal): Promise<boolean> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]),
    });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
}

/** The loopback address of a socket that listens on all interfaces. */
const loopbackOf: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Our own origin, for any listening address; null if the process does not listen. */
function webhookUrl(server: FastifyInstance['server']): string | null {
  const address = server.address();
  if (address === null || typeof address === 'string') return null;
  const { port, family } = address;
  const host = loopbackOf[address.address] ?? address.address;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}/api/payments/webhook`;
}
