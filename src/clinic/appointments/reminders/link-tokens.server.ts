import { routes } from '#platform/paths.ts';
import { type Secrets, shortestSignature } from '#platform/secrets/secrets.server.ts';

/** What a reminder's link speaks of: an appointment, as long as it starts then. */
export type Link = { appointmentId: number; startsAt: Date };

/** For whom it was made: a guardian, by their card (`patients.id`); without one, the patient. */
type Holder = { guardianId?: number | undefined };

/** Which of the page's choices a link opens; none leaves it to the page. */
export type LinkChoice = 'confirmar' | 'cambiar' | 'cancelar';

const purpose = 'appointment-link';
/** PostgreSQL's integers end here. */
const largestId = 2 ** 31 - 1;

/**
 * A signed token that acts on one appointment without signing in. It holds until the start it names, which is its expiry.
 * Short, because it goes into an SMS: id and start (seconds) to base 36, and 132 bits of the signature. A guardian is signed
 * for and not named: whoever reads it tries those who may act for the patient, so it ends with the right to.
 */
export const tokenOf = (secrets: Secrets, link: Link & Holder): string =>
  `${claimOf(link)}.${secrets.sign(signedOf(link), purpose).slice(0, shortestSignature)}`;

const claimOf = ({ appointmentId, startsAt }: Link) =>
  `${appointmentId.toString(36)}.${secondsOf(startsAt).toString(36)}`;

const signedOf = ({ guardianId, ...link }: Link & Holder) =>
  guardianId === undefined ? claimOf(link) : `${claimOf(link)}.${guardianId.toString(36)}`;

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1_000);

/** Whether an appointment still starts when the link says. */
export const isSameStart = (one: Date, other: Date): boolean => secondsOf(one) === secondsOf(other);

/** Of which appointment a token says that it is; nothing of it is known to be true. */
export const appointmentIn = (token: string): number | undefined => partsOf(token)?.appointmentId;

/**
 * Reads a token; undefined where it is none of ours, altered, or its appointment has begun.
 * @param guardians cards of those who may act for the appointment's patient
 */
export function readToken(
  secrets: Secrets,
  token: string,
  now: Date,
  guardians: readonly number[] = [],
): Link | undefined {
  const parts = partsOf(token);
  if (parts === undefined || parts.startsAt <= now) return undefined;
  const { signature, claim, ...link } = parts;
  const holders: Holder[] = [{}, ...guardians.map((guardianId) => ({ guardianId }))];
  const isOurs =
    claim === claimOf(link) &&
    holders.some((holder) => secrets.verify(signedOf({ ...link, ...holder }), signature, purpose));
  return isOurs ? link : undefined;
}

function partsOf(token: string) {
  const [, claim, id, seconds, signature] =
    /^(([0-9a-z]{1,6})\.([0-9a-z]{6}))\.([\w-]{22})$/.exec(token) ?? [];
  if (claim === undefined || id === undefined || seconds === undefined || signature === undefined)
    return undefined;
  const appointmentId = Number.parseInt(id, 36);
  if (appointmentId > largestId) return undefined;
  return { claim, signature, appointmentId, startsAt: new Date(Number.parseInt(seconds, 36) * 1_000) };
}

/**
 * The address of the page where a token is used. The token stands after '#': it reaches neither logs nor Referer, and
 * whatever opens links by itself finds a page that does nothing.
 */
export const linkAddress = (publicUrl: string, token: string, choice?: LinkChoice): string =>
  `${new URL(routes.cita, publicUrl).href}#${choice === undefined ? '' : `${choice}=`}${token}`;
