/** Lowest and highest mark of each question. */
export const marks = [1, 2, 3, 4, 5] as const;
export type Mark = (typeof marks)[number];

/** Characters of what somebody adds in their own words: some hundred words. */
export const longestAnswer = 600;

/** A check-in goes by itself after this long: a year shows what comes back with the seasons, and no more is needed. */
export const keptDays = 365;

/** Which wording of the consent is agreed to; a new one has a new name, and is asked for again. */
export const statement = '2026-11';
