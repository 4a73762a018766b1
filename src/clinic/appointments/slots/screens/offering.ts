import type { Professional } from '#clinic/professionals/contract.ts';
import type { FurtherService, Kind } from '#clinic/services/contract.ts';

/** Professionals who offer a kind, in the order of the list. */
export const offering = (professionals: readonly Professional[], kind: Kind): Professional[] =>
  professionals.filter(({ kinds }) => kinds.includes(kind));

export const offeringService = (
  professionals: readonly Professional[],
  { professionalIds }: Pick<FurtherService, 'professionalIds'>,
): Professional[] => professionals.filter(({ id }) => professionalIds.includes(id));

/** The wished professional if they offer it, else the first who does; undefined if none does. */
export function pickProfessional(
  professionals: readonly Professional[],
  asked: Kind | FurtherService,
  wished: number | undefined,
): number | undefined {
  const able =
    typeof asked === 'string' ? offering(professionals, asked) : offeringService(professionals, asked);
  return (able.find(({ id }) => id === wished) ?? able[0])?.id;
}
