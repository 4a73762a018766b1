export type Channel = 'email' | 'phone';

/** How long a code can be used. */
export const codeMinutes = 10;
/** Guesses at one code: of a million codes somebody who guesses meets one in 200,000. */
export const codeTries = 5;
/** Seconds before another code may be asked for. */
export const resendSeconds = 60;

/** Limits per address, so that nobody's mailbox or phone is filled by strangers; and per person, over all addresses. */
export const sendsPerHour = 3;
export const sendsPerDay = 5;
export const textsPerDayAndPerson = 10;
export const checksPerDay = 20;

/** Whether a text can be a code at all. Whatever cannot costs no try. */
export const isCode = (text: string): boolean => /^[0-9]{6}$/.test(text);

/** Seconds until another code may be asked for; 0 once it may. */
export const secondsToWait = (sentAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((sentAt.getTime() - now.getTime()) / 1000) + resendSeconds);

type StoredCode = { expiresAt: Date; usedAt: Date | null; tries: number };

/** Whether a code can still be used. */
export const isUsable = (kept: StoredCode, now: Date): boolean =>
  kept.usedAt === null && kept.expiresAt.getTime() > now.getTime() && kept.tries < codeTries;

/** Why a code cannot be used, for the person who typed one. */
export function whyNot(kept: StoredCode | undefined): string {
  if (kept === undefined) return 'Pide primero un código.';
  if (kept.usedAt !== null) return 'Ese código ya se ha usado.';
  if (kept.tries >= codeTries) return 'Has agotado los intentos con ese código. Pide uno nuevo.';
  return 'Ese código ha caducado. Pide uno nuevo.';
}

/** What is said to a wrong code. */
export function wrongCode(triesLeft: number): string {
  if (triesLeft <= 0) return 'El código no es correcto y ya no quedan intentos. Pide uno nuevo.';
  return `El código no es correcto. ${triesLeft === 1 ? 'Te queda 1 intento.' : `Te quedan ${triesLeft} intentos.`}`;
}

/** What is said to somebody who asks for another code too soon. */
export const waitSentence = (seconds: number): string =>
  `Espera ${seconds === 1 ? '1 segundo' : `${seconds} segundos`} antes de pedir otro código.`;
