import { once } from 'node:events';
import { isIP } from 'node:net';
import tls from 'node:tls';
import { limits } from '#platform/operations/limits.ts';
import { error, type Finding, ok } from '../findings.ts';

const timeoutMs = 8_000;
const dayMs = 86_400_000;

type Certificate = { isTrusted: boolean; reason: string; validUntil: Date };

/** Checks the certificate that visitors of the site see. */
export async function checkCertificate(publicUrl: string, now: Date): Promise<Finding> {
  const part = 'certificate';
  const found = await readCertificate(new URL(publicUrl)).catch((reason: Error) => reason);
  if (found instanceof Error) return error(part, `${publicUrl} shows no certificate (${found.message})`);
  const days = Math.floor((found.validUntil.getTime() - now.getTime()) / dayMs);
  const end = found.validUntil.toISOString().slice(0, 10);
  if (days < 0) return error(part, `it ended on ${end}: look at the log of the proxy`);
  if (!found.isTrusted) return error(part, `browsers do not trust it (${found.reason})`);
  if (days < limits.certificateDays)
    return error(
      part,
      `it ends on ${end}, in ${days} days, and was not renewed: look at the log of the proxy`,
    );
  return ok(part, `valid until ${end}`);
}

async function readCertificate({ hostname, port }: URL): Promise<Certificate> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = tls.connect({
    host,
    port: Number(port || 443),
    // Also an invalid certificate is read, to say what is wrong with it.
    rejectUnauthorized: false,
    ...(isIP(host) === 0 ? { servername: host } : {}),
  });
  socket.on('error', () => {});
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) });
    return {
      isTrusted: socket.authorized,
      reason: String(socket.authorizationError ?? ''),
      validUntil: new Date(socket.getPeerCertificate().valid_to),
    };
  } finally {
    socket.destroy();
  }
}
