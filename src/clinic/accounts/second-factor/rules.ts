import type { SecondFactorState } from './terms.ts';

/**
 * Seconds per step, and accepted steps before and after the current one (RFC 6238, 5.2: one, for clock drift
 * and slow typing).
 */
export const stepSeconds = 30;
export const stepWindow = 1;

/**
 * Wrong codes before a pause. Three of a million codes are valid at any time, so a day of guessing finds one
 * in 16,000.
 */
export const triesPerQuarterHour = { points: 5, seconds: 15 * 60 };
export const triesPerDay = { points: 20, seconds: 86_400 };

/** Without 0, 1, I and O, which are easily confused: 32 characters, so ten of them have 50 bits. */
export const recoveryAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const recoveryCodeLength = 10;

/** Normalises a typed code: apps show '123 456', the recovery sheet 'ABCDE-FGHJK'. */
export const normalizeCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Whether this is an app code rather than a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

export function secondFactorState(isProved: boolean, hasFactor: boolean): SecondFactorState {
  if (isProved) return 'proved';
  return hasFactor ? 'needed' : 'none';
}
