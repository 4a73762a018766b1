import { localizePath } from '#platform/language/language.ts';
import { routes } from '#platform/paths.ts';
import { minSignatureLength, type Secrets } from '#platform/secrets/secrets.server.ts';
import type { RoomRole } from './terms.ts';

/** A participant's place in the room of an appointment that starts then. */
export type RoomPlace = { appointmentId: number; startsAt: Date; role: RoomRole };

const purpose = 'video-room';
/** Maximum of PostgreSQL's integer. */
const largestId = 2 ** 31 - 1;

const letters = { therapist: 't', patient: 'p', companion: 'c' } satisfies Record<RoomRole, string>;
const roles: Record<string, RoomRole> = { t: 'therapist', p: 'patient', c: 'companion' };

const claimOf = ({ appointmentId, startsAt, role }: RoomPlace) =>
  `${letters[role]}${appointmentId.toString(36)}.${Math.floor(startsAt.getTime() / 1_000).toString(36)}`;

/**
 * A signed token for one place in one room: role, appointment and start (seconds, base 36), and 132 bits of the
 * signature. Nothing is stored: a move changes the start and so revokes the token.
 */
export const roomTokenOf = (secrets: Secrets, place: RoomPlace): string =>
  `${claimOf(place)}.${secrets.sign(claimOf(place), purpose).slice(0, minSignatureLength)}`;

/** The place a token stands for; undefined if it is forged or altered. */
export function readRoomToken(secrets: Secrets, token: string): RoomPlace | undefined {
  const [, claim = '', letter = '', id = '', seconds = '', signature = ''] =
    /^(([tpc])([0-9a-z]{1,6})\.([0-9a-z]{6}))\.([\w-]{22})$/.exec(token) ?? [];
  const role = roles[letter];
  const appointmentId = Number.parseInt(id, 36);
  if (role === undefined || appointmentId > largestId) return undefined;
  if (!secrets.verify(claim, signature, purpose)) return undefined;
  return { role, appointmentId, startsAt: new Date(Number.parseInt(seconds, 36) * 1_000) };
}

/** URL of the room for a token. The token is in the fragment, so it reaches neither logs nor Referer. */
export const roomAddress = (publicUrl: string, token: string): string =>
  `${new URL(localizePath(routes.video), publicUrl).href}#${token}`;
