/** What a session of staff has proved beside the password. */
export const secondFactorStates = ['none', 'needed', 'proved'] as const;
export type SecondFactorState = (typeof secondFactorStates)[number];

/** How many codes on paper there are. */
export const recoveryCodeCount = 10;
