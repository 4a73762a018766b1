export type Channel = 'email' | 'phone';

export const codeMinutes = 10;
/** Attempts per code. With a million codes, guessing succeeds for one code in 200,000. */
export const codeTries = 5;
export const resendSeconds = 60;

/**
 * Limits per address, so that strangers cannot flood a mailbox or phone; and per user, over all addresses.
 */
export const sendsPerHour = 3;
export const sendsPerDay = 5;
export const smsPerDayAndPerson = 10;
export const checksPerDay = 20;

/** Whether a text has the form of a code. Other texts do not count as an attempt. */
export const isCode = (text: string): boolean => /^[0-9]{6}$/.test(text);

/** Seconds until another code may be requested; 0 if it may be now. */
export const secondsToWait = (sentAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((sentAt.getTime() - now.getTime()) / 1000) + resendSeconds);

type StoredCode = { expiresAt: Date; usedAt: Date | null; tries: number };

export const isUsable = (kept: StoredCode, now: Date): boolean =>
  kept.usedAt === null && kept.expiresAt.getTime() > now.getTime() && kept.tries < codeTries;

/** Why a code that is not usable proves nothing. */
export function reasonUnusable(kept: StoredCode | undefined): 'missing' | 'used' | 'tried' | 'expired' {
  if (kept === undefined) return 'missing';
  if (kept.usedAt !== null) return 'used';
  return kept.tries >= codeTries ? 'tried' : 'expired';
}
