import type { Day } from '#platform/time/calendar-days.ts';

/**
 * Years for which clinical records are kept, from the discharge: 15 for the essential ones, 5 for the others (Catalonia,
 * Llei 21/2000, art. 12, as changed by Llei 16/2010). Where a process has no discharge yet, the day on which the record is locked
 * away counts as one.
 */
export const recordYears = { clinical: 15, other: 5 } as const;

/** The same calendar day some years later; 29 February becomes 1 March where it has to. */
export function yearsLater(day: Day, years: number): Day {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCFullYear(at.getUTCFullYear() + years);
  return at.toISOString().slice(0, 10);
}
