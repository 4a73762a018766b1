import type { Day } from '#platform/time/calendar-days.ts';

/**
 * Retention of records in years, counted from discharge: 15 for essential clinical documents, 5 for the others
 * (Catalonia, Llei 21/2000, art. 12, as amended by Llei 16/2010). For a treatment without discharge it starts on the
 * day the record is locked.
 */
export const recordYears = { clinical: 15, other: 5 } as const;

/** Same calendar day some years later; 29 February becomes 1 March in other years. */
export function yearsLater(day: Day, years: number): Day {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCFullYear(at.getUTCFullYear() + years);
  return at.toISOString().slice(0, 10);
}
