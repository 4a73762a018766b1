import type { Due } from '../api.ts';

const order: Due['state'][] = ['owed', 'open', 'waived'];

/** Debts first, then what is unpaid; the oldest on top. */
export const compareDues = (
  one: Pick<Due, 'state' | 'startsAt'>,
  other: Pick<Due, 'state' | 'startsAt'>,
): number =>
  order.indexOf(one.state) - order.indexOf(other.state) ||
  Date.parse(one.startsAt) - Date.parse(other.startsAt);
