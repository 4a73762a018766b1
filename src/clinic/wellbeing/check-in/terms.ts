export const marks = [1, 2, 3, 4, 5] as const;
export type Mark = (typeof marks)[number];

/** Maximum length of a free-text answer in characters. */
export const maxAnswerLength = 600;

/** Days a check-in is kept: a year shows seasonal patterns, and no more is needed. */
export const answerRetentionDays = 365;

/** Version of the consent wording; a new version requires new consent. */
export const consentVersion = '2026-11';
