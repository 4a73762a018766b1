/** The clinic's time zone. Slots, days and reminders use it; instants are stored in UTC. */
export const timeZone = 'Europe/Madrid';

/**
 * Offset of Madrid from UTC in minutes. Implements the rule (directive 2000/84/EC; until 1995 summer time ended in
 * September), because the first `Intl` formatter takes 100 ms on an old phone; `time-zone.test.ts` compares the two.
 * Self-contained: the panel's document inlines its source.
 * @param at ms since the epoch, from 1981 on
 */
export function offsetMinutesAt(at: number): number {
  const year = new Date(at).getUTCFullYear();
  // 01:00 UTC on the last Sunday of a month (0 is January), when the EU changes its clocks.
  const lastSunday = (month: number) => {
    const last = new Date(Date.UTC(year, month + 1, 0, 1));
    return last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  };
  return at >= lastSunday(2) && at < lastSunday(year < 1996 ? 8 : 9) ? 120 : 60;
}
