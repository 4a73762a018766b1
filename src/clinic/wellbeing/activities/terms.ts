/** Home pages of the organisations that activities come from. */
export const sourceLinks = { who: 'https://www.who.int/es' } as const;

/** Duration ranges in minutes, both ends included. */
export const lengths = {
  short: { from: 0, to: 5 },
  medium: { from: 6, to: 15 },
  long: { from: 16, to: Number.POSITIVE_INFINITY },
} as const;
export type Length = keyof typeof lengths;
