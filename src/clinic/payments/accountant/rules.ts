import type { Day } from '#platform/time/calendar-days.ts';

/** First days (Europe/Madrid) of a quarter ('2026-4') and of the next one. */
export function daysOfQuarter(quarter: string): { from: Day; to: Day } {
  const [year = 0, number = 1] = quarter.split('-').map(Number);
  const day = (months: number): Day =>
    `${year + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
  return { from: day((number - 1) * 3), to: day(number * 3) };
}

/** The quarter of a day (Europe/Madrid) and the three before it, newest first. */
export function lastQuarters(today: Day): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const count = year * 4 + Math.floor((month - 1) / 3);
  return [0, 1, 2, 3].map((back) => `${Math.floor((count - back) / 4)}-${((count - back) % 4) + 1}`);
}
