import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/** PostgreSQL's own number of rounds, https://www.postgresql.org/docs/18/runtime-config-connection.html#GUC-SCRAM-ITERATIONS */
const rounds = 4096;

/**
 * What PostgreSQL keeps of a password (RFC 5802, RFC 7677). Sent instead of the password, so that a server which logs
 * statements does not log it.
 * @param password ASCII, because others would have to be normalised first (SASLprep)
 */
export function scramVerifier(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256');
  const keyed = (label: string) => createHmac('sha256', salted).update(label).digest();
  const storedKey = createHash('sha256').update(keyed('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${storedKey}:${keyed('Server Key').toString('base64')}`;
}
