/** The clinic's wall clock. Slots, days and reminders are thought of in it; instants are stored in UTC. */
export const timeZone = 'Europe/Madrid';

/**
 * Minutes that the clinic's clock is ahead of UTC. By the rule (directive 2000/84/EC; until 1995 summer time ended in September) and
 * not by `Intl`, whose first formatter an old phone makes for 100 ms; `time-zone.test.ts` compares the two.
 * It knows nothing but its argument: the panel's document carries it as text.
 * @param at ms since the epoch, from 1981 on
 */
export function offsetMinutesAt(at: number): number {
  const year = new Date(at).getUTCFullYear();
  // 01:00 UTC on the last Sunday of a month, 0 being January: the whole Union changes its clocks then.
  const lastSunday = (month: number) => {
    const last = new Date(Date.UTC(year, month + 1, 0, 1));
    return last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  };
  return at >= lastSunday(2) && at < lastSunday(year < 1996 ? 8 : 9) ? 120 : 60;
}
