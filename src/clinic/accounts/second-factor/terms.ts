import { clockTexts } from './clock-texts.ts';

export const secondFactorStates = ['none', 'needed', 'proved'] as const;
export type SecondFactorState = (typeof secondFactorStates)[number];

export const recoveryCodeCount = 10;

/** Shown before a code is typed, while the server's clock is wrong. */
export const wrongClockWarnings = () => clockTexts().wrongClock.warning;
