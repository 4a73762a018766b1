import type { SecondFactorState } from './terms.ts';

/** Seconds of one step, and how many steps before and after now are accepted (RFC 6238, 5.2: one, for clocks and fingers). */
export const stepSeconds = 30;
export const stepWindow = 1;

/** Wrong codes before a pause; of a million numbers three are right at any moment, so a day of guessing finds one in 16,000. */
export const triesAtOnce = { points: 5, seconds: 15 * 60 };
export const triesADay = { points: 20, seconds: 86_400 };

/** Without 0, 1, I and O, which people take for each other: 32 characters, so ten of them are 50 bits. */
export const recoveryAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const recoveryCodeLength = 10;

/** What was typed, as it is compared: apps show '123 456', paper 'ABCDE-FGHJK'. */
export const asCompared = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Whether this is a code of the app rather than one on paper. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

export const stateOf = (isProved: boolean, hasFactor: boolean): SecondFactorState =>
  isProved ? 'proved' : hasFactor ? 'needed' : 'none';
