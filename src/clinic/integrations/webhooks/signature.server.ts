import { createHmac, randomBytes } from 'node:crypto';

/** Prefix for secret scanners, required by Standard Webhooks. */
const secretPrefix = 'whsec_';

/** Generates a secret of 256 random bits. */
export const newSigningSecret = (): string => `${secretPrefix}${randomBytes(32).toString('base64')}`;

/**
 * Headers of Standard Webhooks: `v1` is an HMAC-SHA-256 over id, timestamp and body, one signature per secret.
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 * @param secrets newest first
 * @param sentAt time of this attempt, because receivers refuse messages older than some minutes
 */
export function signedHeaders(
  secrets: readonly string[],
  { id, sentAt, body }: { id: string; sentAt: Date; body: string },
) {
  const timestamp = String(Math.floor(sentAt.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
