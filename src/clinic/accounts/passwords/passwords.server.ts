import {
  type Argon2Algorithm,
  type Argon2Parameters,
  argon2,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import limitTo from 'p-limit';

const derive = promisify<Argon2Algorithm, Argon2Parameters, Buffer>(argon2);

/** argon2id with 19 MiB and two passes: OWASP password storage cheat sheet, 2025. */
export const hashCost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** At most two concurrent hashes, which leaves one core of a small machine free for other requests. */
const limitHashing = limitTo(2);

const hash = (password: string, nonce: Buffer): Promise<Buffer> =>
  limitHashing(() => derive('argon2id', { ...hashCost, message: password.normalize('NFKC'), nonce }));

/**
 * Hashes a password for storage.
 * @returns `argon2id$<salt>$<hash>`, base64url
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return ['argon2id', salt.toString('base64url'), (await hash(password, salt)).toString('base64url')].join(
    '$',
  );
}

/** Stand-in hash for a missing account; costs as much time as a real one. */
const dummyHash = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`;

/**
 * Compares a password with a stored hash. Without a hash it takes the same time and returns false, so that an
 * unknown username cannot be told from a wrong password.
 */
export async function verifyPassword(password: string, kept: string | undefined): Promise<boolean> {
  // Cast: both are written in this format above.
  const [, salt, expected] = (kept ?? dummyHash).split('$') as [string, string, string];
  const actual = await hash(password, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(actual, Buffer.from(expected, 'base64url')) && kept !== undefined;
}
