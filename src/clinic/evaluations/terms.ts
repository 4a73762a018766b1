/** Questionnaires in use; `instruments/terms.ts` holds their text. */
export const instrumentNames = ['phq-9', 'gad-7'] as const;
export type Instrument = (typeof instrumentNames)[number];

/** Minimum age: the published wording and cut-offs are for adults. */
export const adultAge = 18;

/** Both instruments ask about the last two weeks, so an earlier repetition would cover the same days. */
export const repeatDays = 14;

/** Minutes within opening hours before an unacknowledged alert escalates to management. */
export const escalateMinutes = 15;

/** Hours a closed alert stays on screen, for the next shift. */
export const closedShownHours = 24;

/** Characters of the text about what was done. */
export const maxOutcomeLength = 4_000;
