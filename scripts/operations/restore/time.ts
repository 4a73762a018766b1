/**
 * Parses a time of the operator: '2026-11-27 18:30' is in `timeZone`; with an offset or Z it is that instant.
 * @throws Error with an example
 */
export function parseTime(text: string, timeZone: string): Date {
  const [, day, time, offset] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  const utc = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(utc)) throw new Error(`“${text}” is no time; write it like 2026-11-27T18:30`);
  if (offset !== undefined) return new Date(`${day}T${time}${offset}`);
  // Twice, because the offset may differ between the two instants.
  const guess = utc - offsetAt(utc, timeZone);
  return new Date(utc - offsetAt(guess, timeZone));
}

/** Difference of a time zone to UTC at an instant, in ms. */
function offsetAt(at: number, timeZone: string): number {
  const wall = new Date(at).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(at / 1_000) * 1_000;
}
