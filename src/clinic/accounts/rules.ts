import { clinicContact } from '#platform/clinic-contact.ts';
import { commonPasswords } from './passwords/common-passwords.ts';
import { lockMinutes } from './terms.ts';

/**
 * The comparison key of a username: compatibility characters folded, invisible ones removed, lower case.
 * 'MARÍA' and 'maría' are one username.
 */
export const usernameKey = (username: string): string =>
  username
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();

const foldText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * Whether a password is among the first that an attacker tries: the most common ones, the user's own
 * username, the clinic's name, one character repeated (OWASP ASVS 5.0, 6.2.4).
 */
export function isGuessable(password: string, username: string): boolean {
  const plain = password.toLowerCase();
  if (commonPasswords.has(plain) || new Set(plain).size === 1) return true;
  const core = foldText(password).replace(/\d+$/, '');
  return [username, clinicContact().name, clinicContact().name.split(' ').at(-1) ?? ''].some(
    (name) => foldText(password) === foldText(name) || core === foldText(name),
  );
}

/**
 * Idle minutes, and hours since sign-in, after which a session ends (OWASP ASVS 5.0, 7.3). At the clinic's
 * desk 15 idle minutes lock instead of ending, and one full sign-in lasts a day from 08:30 to 20:30: then
 * password and code are required again (NIST SP 800-63B, 4.2.3: every 12 hours; within them the password
 * alone reopens an idle session).
 */
export const sessionLimits = {
  client: { idleMinutes: 60, hours: 12 },
  staff: { idleMinutes: 12 * 60, hours: 12 },
} as const;

export const isStaff = (role: string): boolean => role !== 'client';

export const limitsOf = (role: string) => (isStaff(role) ? sessionLimits.staff : sessionLimits.client);

/**
 * Whether a session has proved all factors its role requires. @param skipsSecondFactor true in the
 * demonstration, where staff need none
 */
export const isProved = (
  { role, secondFactorAt }: { role: string; secondFactorAt: Date | null },
  skipsSecondFactor: boolean,
): boolean => !isStaff(role) || skipsSecondFactor || secondFactorAt !== null;

export function isSessionActive(
  session: { role: string; createdAt: Date; lastSeenAt: Date },
  now: Date,
): boolean {
  const { idleMinutes, hours } = limitsOf(session.role);
  return (
    now.getTime() - session.lastSeenAt.getTime() < idleMinutes * 60_000 &&
    now.getTime() - session.createdAt.getTime() < hours * 3_600_000
  );
}

type LockableSession = { role: string; lastSeenAt: Date; lockedAt: Date | null };

/** Whether a staff session is locked: by hand, or after 15 idle minutes. */
export const isLocked = ({ role, lastSeenAt, lockedAt }: LockableSession, now: Date): boolean =>
  isStaff(role) && (lockedAt !== null || now.getTime() - lastSeenAt.getTime() >= lockMinutes * 60_000);

/** Failures of one account before it is slowed down. */
export const failuresBeforePause = 5;

/**
 * The pause after the n-th failure of an account: none before the fifth, then 30 s doubling up to 15 minutes.
 * @param failures number of failures so far, including this one
 * @returns seconds
 */
export const pauseAfter = (failures: number): number =>
  failures < failuresBeforePause ? 0 : Math.min(15 * 60, 30 * 2 ** (failures - failuresBeforePause));

type OwnData = Record<'fullName' | 'email' | 'phone' | 'address', string | null> & {
  language?: string | null;
};
type Changes = Partial<OwnData & { emailVerified: false; phoneVerified: false }>;

const phoneDigits = (phone: string | null) => phone?.replace(/[^+\d]/g, '') ?? null;

/**
 * The fields that differ. A new e-mail or phone is unverified; the same phone with other separators is
 * no change.
 * @param wish the given fields; absent ones stay unchanged
 */
export function detectChanges(
  before: OwnData,
  wish: { [Field in keyof OwnData]?: string | null | undefined },
): Changes {
  const changes: Changes = {};
  for (const field of ['fullName', 'email', 'phone', 'address', 'language'] as const) {
    const value = wish[field];
    if (value === undefined || value === before[field]) continue;
    if (field === 'phone' && phoneDigits(value) === phoneDigits(before.phone)) continue;
    changes[field] = value;
  }
  if ('email' in changes) changes.emailVerified = false;
  if ('phone' in changes) changes.phoneVerified = false;
  return changes;
}

/** Whether changes give the account another address, which needs the password too (OWASP ASVS 5.0, 6.2.3). */
export const needsPassword = (changes: Changes): boolean => 'email' in changes || 'phone' in changes;

/**
 * The verified e-mail that stays valid for recovery until another one is verified, even if the e-mail is only
 * removed: otherwise two changes could achieve what one cannot.
 */
export const formerEmailOf = (
  before: { email: string | null; emailVerified: boolean; formerEmail: string | null },
  changes: Changes,
): string | null => ('email' in changes && before.emailVerified ? before.email : before.formerEmail);
