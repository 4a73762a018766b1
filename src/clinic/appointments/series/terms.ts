/** One year of weekly appointments. */
export const maxInSeries = 52;

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
