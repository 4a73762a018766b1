import { createHmac, randomBytes } from 'node:crypto';

/** Names it for machines that look for secrets left lying about, as the standard asks. */
const secretBeginning = 'whsec_';

/** A new secret of 256 random bits. */
export const newSecret = (): string => `${secretBeginning}${randomBytes(32).toString('base64')}`;

/**
 * The headers of a message as Standard Webhooks has them: `v1` is HMAC-SHA-256 over id, second and body, one for each secret.
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 * @param secrets the newest first
 * @param sentAt of this try: receivers refuse what is older than some minutes
 */
export function signedHeaders(
  secrets: readonly string[],
  { id, sentAt, body }: { id: string; sentAt: Date; body: string },
) {
  const timestamp = String(Math.floor(sentAt.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretBeginning.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
