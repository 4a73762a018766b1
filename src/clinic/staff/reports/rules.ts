/** Months from one to the other, inclusive: '2026-11', '2026-12', '2027-01'. */
export function monthsFrom(from: string, to: string): string[] {
  const months = [from];
  for (let last = from; last < to; months.push(last)) last = nextMonth(last);
  return months;
}

export function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** Appointments that did not take place as booked. */
export const sumMissed = (one: { cancelled: number; cancelledLate: number; noShow: number }): number =>
  one.cancelled + one.cancelledLate + one.noShow;
