/** So long before an appointment a change of it is told at once; earlier ones stand in the agenda. */
const soonHours = 48;

/** Whether an instant is to come, and soon. */
export const isSoon = (at: Date, now: Date): boolean =>
  at > now && at.getTime() - now.getTime() <= soonHours * 3_600_000;

/** 'M. V. R.' of a whole name: who reads a mail over a shoulder learns nothing. '—' where nobody has said one. */
export function initialsOf(name: string | null): string {
  const words = (name ?? '').split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return words.map((word) => `${[...word][0]?.toLocaleUpperCase('es')}.`).join(' ') || '—';
}
