import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Notice } from '../deps.ts';

/** Before the second, third and fourth try. PayPal goes on for three days; a demonstration is over sooner. */
const pausesMs = [200, 1_000, 3_000];
const timeoutMs = 10_000;

/**
 * Carries notices to the clinic's own webhook, in the background.
 * @param closing ends whatever is still on its way
 */
export function createCourier({ server }: FastifyInstance, log: Logger, closing: AbortSignal) {
  const underway = new Set<Promise<void>>();

  async function carry(notice: Notice): Promise<void> {
    // The answer to whoever caused the notice leaves first.
    await delay(notice.waitMs, undefined, { signal: closing });
    const url = webhookOf(server);
    for (const pauseMs of url === null ? [] : [...pausesMs, null]) {
      if (await wasTaken(`${url}`, notice, closing)) return;
      if (pauseMs === null) log.warn('a notice of the demonstration’s wallet was not taken');
      else await delay(pauseMs, undefined, { signal: closing });
    }
  }

  return {
    deliver(notices: Notice[]): void {
      for (const notice of notices)
        for (let copy = 0; copy < notice.copies; copy++) {
          // Only the end of the process throws here.
          const way = carry(notice)
            .catch(() => {})
            .finally(() => underway.delete(way));
          underway.add(way);
        }
    },
    /** Resolves when nothing is on its way any more. */
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

/** Our own origin, whatever the process listens on; null where it does not listen. */
function webhookOf(server: FastifyInstance['server']): string | null {
  const address = server.address();
  if (address === null || typeof address === 'string') return null;
  const { port, family } = address;
  const host =
    address.address === '0.0.0.0' ? '127.0.0.1' : address.address === '::' ? '::1' : address.address;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}/api/payments/webhook`;
}
