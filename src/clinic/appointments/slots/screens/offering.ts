import type { Professional } from '#clinic/professionals/contract.ts';
import type { Kind } from '#clinic/services/contract.ts';

/** Those with whom a kind of consultation can be booked, in the order of the list. */
export const offering = (professionals: readonly Professional[], kind: Kind): Professional[] =>
  professionals.filter(({ kinds }) => kinds.includes(kind));

/** The one who was wished for, if they offer the kind; else the first who does; undefined where nobody does. */
export function whoOffers(
  professionals: readonly Professional[],
  kind: Kind,
  wished: number | undefined,
): number | undefined {
  const able = offering(professionals, kind);
  return (able.find(({ id }) => id === wished) ?? able[0])?.id;
}
