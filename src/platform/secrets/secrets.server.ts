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
import { keysIn } from './key-list.ts';

/** Encryption and signatures with named keys, newest first: older ones still open what they sealed. */
export type Secrets = {
  seal(plain: string, place: string): string;
  /** @throws where its key is not in the ring, or it was altered or moved */
  open(sealed: string, place: string): string;
  /** What `open` opens; undefined where it cannot, so that one unreadable text hides no others. */
  tryOpen(sealed: string, place: string): string | undefined;
  sign(text: string, purpose: string): string;
  /** Whether `sign` made this with any key of the ring. `signature` may be cut at its end, down to `shortestSignature`. */
  verify(text: string, signature: string, purpose: string): boolean;
};

/** Named keys, from which every use derives its own. */
export type KeyRing = {
  /** Newest first. */
  names: readonly string[];
  /** Name of the key that new things are made with. */
  newest: string;
  /** 32 bytes for one purpose, HKDF-SHA-256. @throws where there is no such key */
  derive(name: string, purpose: string): Buffer;
};

/**
 * Characters of the shortest signature that is believed: 132 bits. A link that has to fit into an SMS may cut the whole
 * one (43) down to this; RFC 2104 section 5 allows an HMAC to be cut to no less than half.
 */
export const shortestSignature = 22;

/**
 * Reads `SECRET_KEYS`: `name:base64key,name:base64key`, newest first.
 * @param keys the setting's text
 */
export function createKeyRing(keys: string): KeyRing {
  const ring = new Map(keysIn(keys));
  const names = [...ring.keys()];
  const [newest = ''] = names;
  // Purposes are few and ours; deriving a key takes longer than signing with it.
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
 * @param log hears of texts that cannot be opened, once a key
 * @returns seal/open (AES-256-GCM; `place` is table, column and row, bound as associated data, so that a sealed text
 *   cannot be moved to another row), sign (HMAC-SHA-256, base64url, by the newest key) and verify (by any of them, in
 *   constant time: a new key does not undo the links that are under way)
 */
export function createSecrets(keys: string, log?: Logger): Secrets {
  const { names, newest, derive } = createKeyRing(keys);
  const told = new Set<string>();
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
        // Once a key: the list of one person may hold hundreds.
        if (!told.has(key))
          log?.warn({ key, place, reason: errorMessage(error) }, 'a sealed text cannot be opened');
        told.add(key);
        return undefined;
      }
    },
    sign: (text, purpose) => signBy(newest, text, purpose),
    verify(text, signature, purpose) {
      if (signature.length < shortestSignature) return false;
      const fits = names.map((name) => {
        const ours = Buffer.from(signBy(name, text, purpose).slice(0, signature.length));
        const theirs = Buffer.from(signature);
        return ours.length === theirs.length && timingSafeEqual(ours, theirs);
      });
      return fits.includes(true);
    },
  };
}

/** The name of the key that a text was sealed with. */
export const keyOf = (sealed: string): string => sealed.slice(0, sealed.indexOf('.'));

/**
 * The demonstration's keys: made once and kept in the data folder, readable by its owner only.
 * @param dataDir folder of the embedded database
 */
export function generatedKeys(dataDir: string): string {
  const file = keysFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Written aside and linked into place: of two first starts one wins, and nobody reads half a key.
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
 * The keys of the settings, or those that an earlier start made. Never new ones: they would open nothing that is there.
 * @throws one sentence, where there are none
 */
export function presentKeys({
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

/** SHA-256 of a token that is stored only as its hash, hex. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
