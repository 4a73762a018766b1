import type { PayingGuardian } from '#clinic/patients/service.server.ts';
import type { DeskDue } from '../payables.server.ts';
import type { TakenMethod } from '../references.ts';

/** A part of a payment: how much is paid in one way. */
export type Part = { method: TakenMethod; cents: number };

/** Credit comes first, so that a cancellation withholds from it before money. */
export const orderCreditFirst = (parts: readonly Part[]): Part[] =>
  parts.toSorted((one, other) => Number(other.method === 'credit') - Number(one.method === 'credit'));

/**
 * Shares the parts of a payment among the items it pays for: the first part pays the first items, as far as it goes.
 * @param parts they add up to the prices
 * @returns the parts of each item, which add up to its price
 */
export function shareParts(items: readonly { cents: number }[], parts: readonly Part[]): Part[][] {
  const left = parts.map((part) => ({ ...part }));
  return items.map(({ cents }) => {
    const share: Part[] = [];
    let rest = cents;
    for (const part of left) {
      const taken = Math.min(rest, part.cents);
      if (taken === 0) continue;
      share.push({ method: part.method, cents: taken });
      part.cents -= taken;
      rest -= taken;
    }
    return share;
  });
}

/**
 * The due with its payer. For a child with guardians that is the chosen guardian, else the one whose account booked,
 * else the first. Without guardians the payer stays as it is.
 * @returns undefined if the chosen payer is not one of the guardians
 */
export function choosePayer(
  due: DeskDue,
  guardians: readonly PayingGuardian[],
  chosenId: number | null | undefined,
): DeskDue | undefined {
  const booker = guardians.find(({ userId }) => userId !== null && userId === due.payerUserId);
  const payer =
    chosenId == null ? (booker ?? guardians[0]) : guardians.find((one) => one.patientId === chosenId);
  if (payer === undefined) return chosenId == null ? due : undefined;
  const { userId: payerUserId, patientId } = payer;
  return { ...due, payerUserId, payerPatientId: payerUserId === null ? patientId : null };
}
