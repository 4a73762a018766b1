import { bech32 } from '@scure/base';
import { z } from 'zod';
import { parseKeys } from '../secrets/key-list.ts';

/** A key is 32 random bytes (AES-256, HKDF). */
const keyBytes = 32;

/**
 * Validates well-formed `SECRET_KEYS` (`name:base64key` list).
 * @returns messages that do not contain the keys
 */
export function validateKeys(keys: string): string[] {
  const entries = parseKeys(keys);
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

/** Values in quotes, which a shell removes but `docker --env-file` and others do not. */
export const findQuoted = (env: Record<string, string | undefined>, names: readonly string[]): string[] =>
  names
    .filter((name) => /^(["']).*\1$/s.test(env[name] ?? ''))
    .map((name) => `${name}: the quotes around the value are part of it here; write it without them`);

/** Values with a space or a line break at either end, which no setting has on purpose. */
export const findPadded = (env: Record<string, string | undefined>, names: readonly string[]): string[] =>
  names
    .filter((name) => env[name] !== undefined && env[name].trim() !== env[name])
    .map((name) => `${name}: begins or ends with a space or a line break`);

/** Values copied unchanged from the guide: '…', '<your key>', 'the-password'. */
export const findPlaceholders = (
  env: Record<string, string | undefined>,
  names: readonly string[],
): string[] =>
  names
    .filter((name) => /…|\.\.\.|^<[^@]*>$|the-password|change-?me/i.test(env[name] ?? ''))
    .map((name) => `${name}: still has the placeholder of an example`);

/** Whether a host name or address is this machine. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

/** Whether a text is a valid From header: an address, or `Name <address>`. */
export function isSender(text: string): boolean {
  const [, address = text] = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(text.trim()) ?? [];
  return isAddress(address);
}

/** Whether this Node knows a time zone: `Europe/Madrid`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const isAddress = (text: string): boolean => z.email().safeParse(text).success;

/** Whether a URL is an origin: scheme, host, optional port, at most a trailing slash. */
export const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`;

/** Whether a text is an age public key supported by every version (X25519); verifies its checksum. */
export function isAgeRecipient(text: string): boolean {
  const decoded = bech32.decodeUnsafe(text);
  return decoded?.prefix === 'age' && bech32.fromWordsUnsafe(decoded.words)?.length === 32;
}

/** Whether a text is, or was meant to be, an age secret key. */
export const isAgeIdentity = (text: string): boolean => /^age-secret-key-/i.test(text);
