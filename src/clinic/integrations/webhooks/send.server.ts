import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { errorCode } from '#platform/errors.ts';
import type { Problem } from '../terms.ts';
import { NotPublicError, publicLookup, requirePublic, type TargetPolicy } from './addresses.server.ts';

/** The response status, or the reason why there is none. */
export type Outcome = { status: number } | { problem: Problem };

/**
 * Sends one message and reads only the response status. Follows no redirects, because their targets are unchecked,
 * and opens a new connection each time, so that the address is checked each time. Never throws.
 */
export async function post(
  url: URL,
  {
    body,
    headers,
    reach,
    signal,
  }: { body: string; headers: object; reach: TargetPolicy; signal: AbortSignal },
): Promise<Outcome> {
  try {
    requirePublic(url, reach);
    return { status: await statusOf(url, { body, headers, reach, signal }) };
  } catch (error) {
    return { problem: signal.aborted ? 'timeout' : problemOf(error) };
  }
}

const statusOf = (
  url: URL,
  {
    body,
    headers,
    reach,
    signal,
  }: { body: string; headers: object; reach: TargetPolicy; signal: AbortSignal },
) =>
  new Promise<number>((answered, failed) => {
    const send = url.protocol === 'https:' ? request : requestPlain;
    const outgoing = send(url, {
      method: 'POST',
      agent: false,
      lookup: publicLookup(reach),
      signal,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'onyar-webhooks/1',
        ...headers,
      },
    });
    outgoing.once('response', (incoming) => {
      answered(incoming.statusCode ?? 0);
      incoming.destroy();
    });
    outgoing.on('error', failed);
    outgoing.end(body);
  });

function problemOf(error: unknown): Problem {
  if (error instanceof NotPublicError) return 'not-public';
  const code = errorCode(error) ?? '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown-host';
  if (/CERT|TLS|SSL|SIGNED|ISSUER|SIGNATURE/.test(code)) return 'certificate';
  return 'unreachable';
}
