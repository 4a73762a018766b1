export const secondFactorStates = ['none', 'needed', 'proved'] as const;
export type SecondFactorState = (typeof secondFactorStates)[number];

export const recoveryCodeCount = 10;
