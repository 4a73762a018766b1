import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { limits } from '../operations/limits.ts';
import type { Clock } from '../time/clock.ts';

const checkPauseMs = 3_600_000;
const connectTimeoutMs = 5_000;
const dayMs = 86_400_000;

/**
 * Checks hourly whether the certificate of the site ends soon, as a visitor would see it.
 * @param deps url: `PUBLIC_URL`
 * @returns a check: the reason, or null; null also where this machine cannot open its own public address
 */
export function createCertificateCheck({
  url,
  clock,
}: {
  url: string;
  clock: Clock;
}): () => Promise<string | null> {
  let end: { at: number; warnsAt: number } | undefined;
  let nextAt = 0;
  return async () => {
    if (performance.now() >= nextAt) {
      nextAt = performance.now() + checkPauseMs;
      end = await readEnd(new URL(url));
    }
    const now = clock.now().getTime();
    if (end === undefined || now < end.warnsAt) return null;
    // Renewed since the last check?
    nextAt = Math.min(nextAt, performance.now() + recheckPauseMs);
    const day = new Date(end.at).toISOString().slice(0, 10);
    return now < end.at
      ? `the certificate of ${new URL(url).host} ends on ${day} and has not been renewed`
      : `the certificate of ${new URL(url).host} ended on ${day}: browsers refuse the site`;
  };
}

/** While it ends soon, so that its renewal is noticed. */
const recheckPauseMs = 600_000;

function readEnd({ hostname, port }: URL): Promise<{ at: number; warnsAt: number } | undefined> {
  return new Promise((resolve) => {
    // Only its dates are read, and an expired one has to be readable too.
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      ...(isIP(hostname) === 0 ? { servername: hostname } : {}),
      rejectUnauthorized: false,
    });
    const finish = (result: { at: number; warnsAt: number } | undefined) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(connectTimeoutMs, () => finish(undefined));
    socket.once('error', () => finish(undefined));
    socket.once('secureConnect', () => {
      const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
      const at = Date.parse(to);
      const lifetime = at - Date.parse(from);
      const notice = Math.min(limits.certificateDays * dayMs, lifetime * limits.certificateLifetimePart);
      finish(Number.isNaN(lifetime) ? undefined : { at, warnsAt: at - notice });
    });
  });
}
