import type { Professional } from '#clinic/professionals/contract.ts';
import type { FurtherService, Kind } from '#clinic/services/contract.ts';

/** Those with whom a kind of consultation can be booked, in the order of the list. */
export const offering = (professionals: readonly Professional[], kind: Kind): Professional[] =>
  professionals.filter(({ kinds }) => kinds.includes(kind));

/** Those with whom a service beside the kinds can be booked. */
export const offeringService = (
  professionals: readonly Professional[],
  { professionalIds }: Pick<FurtherService, 'professionalIds'>,
): Professional[] => professionals.filter(({ id }) => professionalIds.includes(id));

/** The one who was wished for, if they offer what is asked for; else the first who does; undefined where nobody does. */
export function whoOffers(
  professionals: readonly Professional[],
  asked: Kind | FurtherService,
  wished: number | undefined,
): number | undefined {
  const able =
    typeof asked === 'string' ? offering(professionals, asked) : offeringService(professionals, asked);
  return (able.find(({ id }) => id === wished) ?? able[0])?.id;
}
