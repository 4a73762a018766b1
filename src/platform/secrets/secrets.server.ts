import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { errorCode, errorMessage } from '../errors.ts';
import { parseKeys } from './key-list.ts';

/** Encryption and signatures with named keys, newest first; older keys still open what they sealed. */
export type Secrets = {
  seal(plain: string, place: string): string;
  /** @throws if the key is unknown, or the text was altered or moved */
  open(sealed: string, place: string): string;
  /** Like `open`, but returns undefined on failure, so that one unreadable text does not hide others. */
  tryOpen(sealed: string, place: string): string | undefined;
  sign(text: string, purpose: string): string;
  /** Whether the signature is valid for any key. It may be truncated to `minSignatureLength`. */
  verify(text: string, signature: string, purpose: string): boolean;
};

export type KeyRing = {
  names: readonly string[];
  newest: string;
  /** Derives 32 bytes for a purpose, HKDF-SHA-256. @throws if there is no such key */
  derive(name: string, purpose: string): Buffer;
};

/**
 * Minimum accepted signature length in characters: 132 bits. Links in SMS may truncate the full one (43); RFC 2104
 * section 5 allows truncating an HMAC to no less than half.
 */
export const minSignatureLength = 22;

/**
 * Parses `SECRET_KEYS`: `name:base64key,name:base64key`, newest first.
 * @param keys the setting's value
 */
export function createKeyRing(keys: string): KeyRing {
  const ring = new Map(parseKeys(keys));
  const names = [...ring.keys()];
  const [newest = ''] = names;
  // Cached: there are few purposes, and deriving takes longer than signing.
  const derived = new Map<string, Buffer>();
  return {
    names,
    newest,
    derive(name, purpose) {
      const secret = ring.get(name);
      if (secret === undefined) throw new Error(`no key named ${name}`);
      const place = JSON.stringify([name, purpose]);
      const key =
        derived.get(place) ?? Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), '', purpose, 32));
      derived.set(place, key);
      return key;
    },
  };
}

/**
 * @param keys `SECRET_KEYS`, newest first
 * @param log told once per key about texts that cannot be opened
 * @returns seal/open (AES-256-GCM; `place` is table, column and row, bound as associated data, so that sealed text
 * cannot be moved), sign (HMAC-SHA-256, base64url, newest key) and verify (any key, constant time, so that a new key
 * does not invalidate existing links)
 */
export function createSecrets(keys: string, log?: Logger): Secrets {
  const { names, newest, derive } = createKeyRing(keys);
  const warnedKeys = new Set<string>();
  const signBy = (name: string, text: string, purpose: string) =>
    createHmac('sha256', derive(name, purpose)).update(text).digest('base64url');
  const open = (sealed: string, place: string) => {
    const [name = '', nonce = '', tag = '', text = ''] = sealed.split('.');
    const decipher = createDecipheriv('aes-256-gcm', derive(name, 'seal'), Buffer.from(nonce, 'base64url'));
    decipher.setAAD(Buffer.from(place)).setAuthTag(Buffer.from(tag, 'base64url'));
    return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString(
      'utf8',
    );
  };
  return {
    seal(plain, place) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', derive(newest, 'seal'), nonce).setAAD(Buffer.from(place));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return [newest, ...[nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join(
        '.',
      );
    },
    open,
    tryOpen(sealed, place) {
      try {
        return open(sealed, place);
      } catch (error) {
        const key = keyOf(sealed);
        // Once per key: one person's list may contain hundreds.
        if (!warnedKeys.has(key))
          log?.warn({ key, place, reason: errorMessage(error) }, 'a sealed text cannot be opened');
        warnedKeys.add(key);
        return undefined;
      }
    },
    sign: (text, purpose) => signBy(newest, text, purpose),
    verify(text, signature, purpose) {
      if (signature.length < minSignatureLength) return false;
      const fits = names.map((name) => {
        const ours = Buffer.from(signBy(name, text, purpose).slice(0, signature.length));
        const theirs = Buffer.from(signature);
        return ours.length === theirs.length && timingSafeEqual(ours, theirs);
      });
      return fits.includes(true);
    },
  };
}

export const keyOf = (sealed: string): string => sealed.slice(0, sealed.indexOf('.'));

/**
 * Keys of demo mode: generated once and stored in the data folder, readable by the owner only.
 * @param dataDir folder of the embedded database
 */
export function getOrGenerateKeys(dataDir: string): string {
  const file = keysFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Written aside and linked into place: of two first starts one wins, and nobody reads a partial key.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `first:${randomBytes(32).toString('base64')}`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(file, 'utf8');
}

/**
 * The configured keys, or those generated by an earlier start. Never generates new ones, which would open nothing
 * existing.
 * @throws Error with a readable message if there are none
 */
export function readConfiguredKeys({
  SECRET_KEYS,
  DATA_DIR,
}: {
  SECRET_KEYS?: string | undefined;
  DATA_DIR: string;
}): string {
  if (SECRET_KEYS !== undefined) return SECRET_KEYS;
  if (existsSync(keysFile(DATA_DIR))) return readFileSync(keysFile(DATA_DIR), 'utf8');
  throw new Error(`There are no keys: set SECRET_KEYS, or put the file secret-keys into ${DATA_DIR}.`);
}

const keysFile = (dataDir: string) => join(dataDir, 'secret-keys');

/** SHA-256 in hex of a token that is stored only as its hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
