import { localizePath } from '#platform/language/language.ts';
import { routes } from '#platform/paths.ts';
import { minSignatureLength, type Secrets } from '#platform/secrets/secrets.server.ts';

/** The subject of a reminder link: an appointment, while it starts then. */
export type Link = { appointmentId: number; startsAt: Date };

/** Holder of a link: a guardian's patient record id (`patients.id`), or the patient if omitted. */
type Holder = { guardianId?: number | undefined };

/** The choice a link opens on the page; none leaves it to the visitor. */
export type LinkChoice = 'confirmar' | 'cambiar' | 'cancelar';

const purpose = 'appointment-link';
/** Maximum of PostgreSQL's integer. */
const largestId = 2 ** 31 - 1;

/**
 * A signed token that acts on one appointment without sign-in, valid until the start it names. Short enough
 * for an SMS: id and start (seconds) in base 36, and 132 bits of the signature. A guardian's id is signed but
 * not included: the reader tries all who may act for the patient, so the token ends with that right.
 */
export const tokenOf = (secrets: Secrets, link: Link & Holder): string =>
  `${claimOf(link)}.${secrets.sign(signedPayload(link), purpose).slice(0, minSignatureLength)}`;

const claimOf = ({ appointmentId, startsAt }: Link) =>
  `${appointmentId.toString(36)}.${secondsOf(startsAt).toString(36)}`;

const signedPayload = ({ guardianId, ...link }: Link & Holder) =>
  guardianId === undefined ? claimOf(link) : `${claimOf(link)}.${guardianId.toString(36)}`;

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1_000);

export const isSameStart = (one: Date, other: Date): boolean => secondsOf(one) === secondsOf(other);

/** The appointment id a token claims; nothing is verified. */
export const readAppointmentId = (token: string): number | undefined => parseToken(token)?.appointmentId;

/**
 * Verifies a token; undefined if it is forged or altered, or its appointment has begun.
 * @param guardians patient record ids of those who may act for the patient
 */
export function readToken(
  secrets: Secrets,
  token: string,
  now: Date,
  guardians: readonly number[] = [],
): Link | undefined {
  const parts = parseToken(token);
  if (parts === undefined || parts.startsAt <= now) return undefined;
  const { signature, claim, ...link } = parts;
  const holders: Holder[] = [{}, ...guardians.map((guardianId) => ({ guardianId }))];
  const isOurs =
    claim === claimOf(link) &&
    holders.some((holder) => secrets.verify(signedPayload({ ...link, ...holder }), signature, purpose));
  return isOurs ? link : undefined;
}

function parseToken(token: string) {
  const [, claim, id, seconds, signature] =
    /^(([0-9a-z]{1,6})\.([0-9a-z]{6}))\.([\w-]{22})$/.exec(token) ?? [];
  if (claim === undefined || id === undefined || seconds === undefined || signature === undefined)
    return undefined;
  const appointmentId = Number.parseInt(id, 36);
  if (appointmentId > largestId) return undefined;
  return { claim, signature, appointmentId, startsAt: new Date(Number.parseInt(seconds, 36) * 1_000) };
}

/**
 * URL of the page for a token. The token is in the fragment: it reaches neither logs nor Referer, and
 * programs that open links find a page that does nothing.
 */
export const linkAddress = (publicUrl: string, token: string, choice?: LinkChoice): string =>
  `${new URL(localizePath(routes.cita), publicUrl).href}#${choice === undefined ? '' : `${choice}=`}${token}`;
