import { type Day, type TimeOfDay, wallTimeOf } from '#platform/time/calendar-days.ts';

/** The starts and ends of a long list, many times over. */
const mostKept = 2_000;

const kept = new Map<string, { day: Day; time: TimeOfDay }>();

/**
 * The Madrid day and time of an instant as the wire writes it. Columns and rows ask for the same few instants again and again, and
 * reading a zone's clock is what most of drawing them took.
 */
export function clockAt(instant: string): { day: Day; time: TimeOfDay } {
  const known = kept.get(instant);
  if (known !== undefined) return known;
  if (kept.size >= mostKept) kept.clear();
  const read = wallTimeOf(new Date(instant));
  kept.set(instant, read);
  return read;
}
