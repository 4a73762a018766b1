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

export function explainUnusable(kept: StoredCode | undefined): string {
  if (kept === undefined) return 'Pide primero un código.';
  if (kept.usedAt !== null) return 'Ese código ya se ha usado.';
  if (kept.tries >= codeTries) return 'Has agotado los intentos con ese código. Pide uno nuevo.';
  return 'Ese código ha caducado. Pide uno nuevo.';
}

export function wrongCode(triesLeft: number): string {
  if (triesLeft <= 0) return 'El código no es correcto y ya no quedan intentos. Pide uno nuevo.';
  return `El código no es correcto. ${triesLeft === 1 ? 'Te queda 1 intento.' : `Te quedan ${triesLeft} intentos.`}`;
}

/** The sentence for requesting another code too soon. */
export const waitSentence = (seconds: number): string =>
  `Espera ${seconds === 1 ? '1 segundo' : `${seconds} segundos`} antes de pedir otro código.`;
