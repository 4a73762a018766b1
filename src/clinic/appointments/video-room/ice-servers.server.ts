import { createHmac } from 'node:crypto';

type RelaySettings = { TURN_URLS?: string | undefined; TURN_SECRET?: string | undefined };

/** As the browser's `RTCIceServer`. */
export type IceServer = { urls: string[]; username: string; credential: string };

/** Lifetime of credentials in seconds; a device asks again before it restarts ICE. */
const lifetimeSeconds = 600;

/**
 * Servers that find a way between two networks; none without a relay of the clinic's own, because a public one would
 * learn who talks to whom. Credentials of coturn's `use-auth-secret`: the user name is the expiry (Unix seconds), the
 * password its HMAC-SHA-1 in base64 (draft-uberti-behave-turn-rest-00).
 */
export function iceServersOf(
  { TURN_URLS, TURN_SECRET }: RelaySettings,
  peer: string,
  now: Date,
): IceServer[] {
  if (TURN_URLS === undefined || TURN_SECRET === undefined) return [];
  const username = `${Math.floor(now.getTime() / 1_000) + lifetimeSeconds}:${peer}`;
  const credential = createHmac('sha1', TURN_SECRET).update(username).digest('base64');
  return [{ urls: TURN_URLS.split(','), username, credential }];
}
