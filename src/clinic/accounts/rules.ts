import { clinic } from '#config';
import { commonPasswords } from './passwords/common-passwords.ts';
import { lockMinutes } from './terms.ts';

/**
 * The user name as it is compared: compatibility characters folded, invisible ones dropped, lower case. 'MARÍA' and
 * 'maría' are one name.
 */
export const usernameKey = (username: string): string =>
  username
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * Whether a password is among the first that an attacker tries: the commonest ones, the person's own user name,
 * the clinic's name, one character repeated (OWASP ASVS 5.0, 6.2.4).
 */
export function isGuessable(password: string, username: string): boolean {
  const plain = password.toLowerCase();
  if (commonPasswords.has(plain) || new Set(plain).size === 1) return true;
  const core = folded(password).replace(/\d+$/, '');
  return [username, clinic.name, clinic.name.split(' ').at(-1) ?? ''].some(
    (name) => folded(password) === folded(name) || core === folded(name),
  );
}

/**
 * Minutes without a request, and hours since signing in, after which a session ends (OWASP ASVS 5.0, 7.3). At the clinic's desk
 * a quarter of an hour locks instead of ending, and one full sign-in carries a day from 08:30 to 20:30: after that
 * password and code are asked for again (NIST SP 800-63B, 4.2.3: every 12 hours; within them the password alone opens again
 * what has stood idle).
 */
export const sessionLimits = {
  client: { idleMinutes: 60, hours: 12 },
  staff: { idleMinutes: 12 * 60, hours: 12 },
} as const;

export const isStaff = (role: string): boolean => role !== 'client';

export const limitsOf = (role: string) => (isStaff(role) ? sessionLimits.staff : sessionLimits.client);

/** Whether a session has proved all that its role asks for. @param skipsSecondFactor in the demonstration staff need none */
export const isProved = (
  { role, secondFactorAt }: { role: string; secondFactorAt: Date | null },
  skipsSecondFactor: boolean,
): boolean => !isStaff(role) || skipsSecondFactor || secondFactorAt !== null;

/** Whether a session is still alive. */
export function isAlive(session: { role: string; createdAt: Date; lastSeenAt: Date }, now: Date): boolean {
  const { idleMinutes, hours } = limitsOf(session.role);
  return (
    now.getTime() - session.lastSeenAt.getTime() < idleMinutes * 60_000 &&
    now.getTime() - session.createdAt.getTime() < hours * 3_600_000
  );
}

type Desk = { role: string; lastSeenAt: Date; lockedAt: Date | null };

/** Whether a session asks who is there: locked by hand, or because a quarter of an hour nobody did anything in it. */
export const isLocked = ({ role, lastSeenAt, lockedAt }: Desk, now: Date): boolean =>
  isStaff(role) && (lockedAt !== null || now.getTime() - lastSeenAt.getTime() >= lockMinutes * 60_000);

/** Failures of one account before it is slowed down. */
export const freeFailures = 5;

/**
 * How long an account must wait after its n-th failure: nothing before the fifth, then 30 s doubling up to 15 minutes.
 * @param failures how many so far, this one included
 * @returns seconds
 */
export const pauseAfter = (failures: number): number =>
  failures < freeFailures ? 0 : Math.min(15 * 60, 30 * 2 ** (failures - freeFailures));

/** What a person may change of the own account. */
type OwnData = Record<'fullName' | 'email' | 'phone' | 'address', string | null>;
type Changes = Partial<OwnData & { emailVerified: false; phoneVerified: false }>;

const digits = (phone: string | null) => phone?.replace(/[^+\d]/g, '') ?? null;

/**
 * What really changes of somebody's data. A new e-mail or phone is unverified; the same phone written with other gaps is
 * not a new one, and stays as it was.
 * @param wish the fields that were given; absent ones stay
 */
export function changesOf(
  before: OwnData,
  wish: { [Field in keyof OwnData]?: string | null | undefined },
): Changes {
  const changes: Changes = {};
  for (const field of ['fullName', 'email', 'phone', 'address'] as const) {
    const value = wish[field];
    if (value === undefined || value === before[field]) continue;
    if (field === 'phone' && digits(value) === digits(before.phone)) continue;
    changes[field] = value;
  }
  if ('email' in changes) changes.emailVerified = false;
  if ('phone' in changes) changes.phoneVerified = false;
  return changes;
}

/** Whether changes carry the account to another address: that needs the password as well (OWASP ASVS 5.0, 6.2.3). */
export const needsPassword = (changes: Changes): boolean => 'email' in changes || 'phone' in changes;

/**
 * The verified e-mail that stays good for recovery until another one is verified, also where the e-mail is only taken
 * away: or two changes would do what one cannot.
 */
export const formerEmailOf = (
  before: { email: string | null; emailVerified: boolean; formerEmail: string | null },
  changes: Changes,
): string | null => ('email' in changes && before.emailVerified ? before.email : before.formerEmail);
