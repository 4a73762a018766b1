import { routes } from '#platform/paths.ts';
import { type Secrets, shortestSignature } from '#platform/secrets/secrets.server.ts';

/** What a reminder's link speaks of: an appointment, as long as it starts then. */
export type Link = { appointmentId: number; startsAt: Date };

/** Which of the page's choices a link opens; none leaves it to the page. */
export type LinkChoice = 'confirmar' | 'cambiar' | 'cancelar';

const purpose = 'appointment-link';
/** PostgreSQL's integers end here. */
const largestId = 2 ** 31 - 1;

/**
 * A signed token that acts on one appointment without signing in. It holds until the start it names, which is its expiry.
 * Short, because it goes into an SMS: id and start (seconds) to base 36, and 132 bits of the signature.
 */
export const tokenOf = (secrets: Secrets, link: Link): string => {
  const claim = claimOf(link);
  return `${claim}.${secrets.sign(claim, purpose).slice(0, shortestSignature)}`;
};

const claimOf = ({ appointmentId, startsAt }: Link) =>
  `${appointmentId.toString(36)}.${secondsOf(startsAt).toString(36)}`;

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1_000);

/** Whether an appointment still starts when the link says. */
export const isSameStart = (one: Date, other: Date): boolean => secondsOf(one) === secondsOf(other);

/** Reads a token; undefined where it is none of ours, altered, or its appointment has begun. */
export function readToken(secrets: Secrets, token: string, now: Date): Link | undefined {
  const [, id, seconds, signature] = /^([0-9a-z]{1,6})\.([0-9a-z]{6})\.([\w-]{22})$/.exec(token) ?? [];
  if (id === undefined || seconds === undefined || signature === undefined) return undefined;
  if (!secrets.verify(`${id}.${seconds}`, signature, purpose)) return undefined;
  const link = {
    appointmentId: Number.parseInt(id, 36),
    startsAt: new Date(Number.parseInt(seconds, 36) * 1_000),
  };
  return link.appointmentId <= largestId && link.startsAt > now ? link : undefined;
}

/**
 * The address of the page where a token is used. The token stands after '#': it reaches neither logs nor Referer, and
 * whatever opens links by itself finds a page that does nothing.
 */
export const linkAddress = (publicUrl: string, token: string, choice?: LinkChoice): string =>
  `${new URL(routes.cita, publicUrl).href}#${choice === undefined ? '' : `${choice}=`}${token}`;
