import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/** PostgreSQL's default, https://www.postgresql.org/docs/18/runtime-config-connection.html#GUC-SCRAM-ITERATIONS */
const rounds = 4096;

/**
 * SCRAM verifier of a password (RFC 5802, RFC 7677). Sent instead of the password, so that servers logging statements
 * do not log it.
 * @param password ASCII; others would need normalization (SASLprep)
 */
export function scramVerifier(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256');
  const keyed = (label: string) => createHmac('sha256', salted).update(label).digest();
  const storedKey = createHash('sha256').update(keyed('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${storedKey}:${keyed('Server Key').toString('base64')}`;
}
