/** One year of weekly appointments. */
export const maxInSeries = 52;

/** Longest intervals of a series. */
export const maxWeeks = 12;
export const maxMonths = 6;

/** How often a series recurs: by weeks, or by months on the same weekday of the month. */
export type Interval = { everyWeeks: number } | { everyMonths: number };

export const conflicts = [
  'past',
  'closed',
  'absent',
  'outside_hours',
  'slot_taken',
  'already_booked',
  'no_session',
  'after_plan',
] as const;
export type Conflict = (typeof conflicts)[number];
