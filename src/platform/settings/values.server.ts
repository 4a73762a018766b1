import { bech32 } from '@scure/base';
import { z } from 'zod';
import { keysIn } from '../secrets/key-list.ts';

/** A key is 32 random bytes (AES-256, HKDF). */
const keyBytes = 32;

/**
 * What is wrong with `SECRET_KEYS`, a list of `name:base64key` in the right shape.
 * @returns sentences without the keys
 */
export function wrongKeys(keys: string): string[] {
  const entries = keysIn(keys);
  const names = entries.map(([name]) => name);
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  const short = entries.filter(([, key]) => Buffer.from(key, 'base64').length !== keyBytes);
  return [
    ...[...twice].map(
      (name) => `SECRET_KEYS: the name ${name} stands twice, and only one of the two keys could be used`,
    ),
    ...short.map(
      ([name]) => `SECRET_KEYS: the key ${name} is not ${keyBytes} bytes in base64 (openssl rand -base64 32)`,
    ),
  ];
}

/** Values with quotes around them: what a shell takes off, `docker --env-file` and others leave on. */
export const quoted = (env: Record<string, string | undefined>, names: readonly string[]): string[] =>
  names
    .filter((name) => /^(["']).*\1$/s.test(env[name] ?? ''))
    .map((name) => `${name}: the quotes around the value are part of it here; write it without them`);

/** Whether a text can stand in a mail's From: an address, or `Name <address>`. */
export function isSender(text: string): boolean {
  const [, address = text] = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(text.trim()) ?? [];
  return z.email().safeParse(address).success;
}

/** Whether an address is that of a whole site: scheme, name, perhaps a port, at most one slash behind. */
export const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`;

/** Whether a text is a public key of age that every version of its program knows (X25519); its checksum is looked at. */
export function isAgeRecipient(text: string): boolean {
  const decoded = bech32.decodeUnsafe(text);
  return decoded?.prefix === 'age' && bech32.fromWordsUnsafe(decoded.words)?.length === 32;
}

/** Whether a text is, or was meant to be, a secret key of age. */
export const isAgeIdentity = (text: string): boolean => /^age-secret-key-/i.test(text);
