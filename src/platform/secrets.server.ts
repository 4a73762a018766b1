import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Encryption and signatures with named keys, newest first: older ones still open what they sealed. */
export type Secrets = {
  seal(plain: string, place: string): string;
  open(sealed: string, place: string): string;
  sign(text: string, purpose: string): string;
  /** Whether `sign` made this with any key of the ring. `signature` may be cut at its end, down to `shortestSignature`. */
  verify(text: string, signature: string, purpose: string): boolean;
};

/**
 * Characters of the shortest signature that is believed: 132 bits. A link that has to fit into an SMS may cut the whole
 * one (43) down to this; RFC 2104 section 5 allows an HMAC to be cut to no less than half.
 */
export const shortestSignature = 22;

/**
 * Reads `SECRET_KEYS`: `name:base64key,name:base64key`, newest first.
 * @param keys the setting's text
 * @returns seal/open (AES-256-GCM; `place` is table, column and row, bound as associated data, so that a sealed text
 *   cannot be moved to another row), sign (HMAC-SHA-256, base64url, by the newest key) and verify (by any of them, in
 *   constant time: a new key does not undo the links that are under way)
 */
export function createSecrets(keys: string): Secrets {
  const ring = new Map(keys.split(',').map((entry) => entry.split(/:(.*)/s).slice(0, 2) as [string, string]));
  const newest = ring.keys().next().value as string;
  const keyFor = (name: string, purpose: string) => {
    const secret = ring.get(name);
    if (secret === undefined) throw new Error(`no key named ${name}`);
    return Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), '', purpose, 32));
  };
  const signBy = (name: string, text: string, purpose: string) =>
    createHmac('sha256', keyFor(name, purpose)).update(text).digest('base64url');
  return {
    seal(plain, place) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyFor(newest, 'seal'), nonce).setAAD(Buffer.from(place));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return [newest, ...[nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join(
        '.',
      );
    },
    open(sealed, place) {
      const [name, nonce, tag, text] = sealed.split('.') as [string, string, string, string];
      const decipher = createDecipheriv('aes-256-gcm', keyFor(name, 'seal'), Buffer.from(nonce, 'base64url'));
      decipher.setAAD(Buffer.from(place)).setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString(
        'utf8',
      );
    },
    sign: (text, purpose) => signBy(newest, text, purpose),
    verify(text, signature, purpose) {
      if (signature.length < shortestSignature) return false;
      const fits = [...ring.keys()].map((name) => {
        const ours = Buffer.from(signBy(name, text, purpose).slice(0, signature.length));
        const theirs = Buffer.from(signature);
        return ours.length === theirs.length && timingSafeEqual(ours, theirs);
      });
      return fits.includes(true);
    },
  };
}

/**
 * The demonstration's keys: made once and kept in the data folder, readable by its owner only.
 * @param dataDir folder of the embedded database
 */
export function generatedKeys(dataDir: string): string {
  const file = join(dataDir, 'secret-keys');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Written aside and linked into place: of two first starts one wins, and nobody reads half a key.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `first:${randomBytes(32).toString('base64')}`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(file, 'utf8');
}

/** SHA-256 of a token that is stored only as its hash, hex. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
