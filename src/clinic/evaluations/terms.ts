/** The questionnaires that are asked here; `instruments/terms.ts` holds their words. */
export const instrumentNames = ['phq-9', 'gad-7'] as const;
export type Instrument = (typeof instrumentNames)[number];

/** From this age somebody may answer: the published wording and its bounds are for adults. */
export const adultAge = 18;

/** Each asks about the last two weeks: sooner it would ask about the same days again. */
export const repeatDays = 14;

/** So long an urgent alert may wait, while the clinic is open, before the direction hears of it. */
export const escalateMinutes = 15;

/** So long an alert that somebody has taken stays on the screen, for the next shift. */
export const shownHours = 24;
