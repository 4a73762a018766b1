/** A change this close to the appointment is sent at once; others only appear in the agenda. */
const soonHours = 48;

export const isSoon = (at: Date, now: Date): boolean =>
  at > now && at.getTime() - now.getTime() <= soonHours * 3_600_000;

/**
 * Initials of a name, 'M. V. R.', so that an e-mail read over a shoulder reveals nothing; '—' without a name.
 */
export function initialsOf(name: string | null): string {
  const words = (name ?? '').split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return words.map((word) => `${[...word][0]?.toLocaleUpperCase('es')}.`).join(' ') || '—';
}
