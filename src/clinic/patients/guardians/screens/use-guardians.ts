import { useQuery } from '@tanstack/react-query';
import { cardQuery, type PatientCard } from '../../directory/api.ts';

/** Who cares for the person of a card that is shown. That it is opened is recorded, so this opens none. */
export const useGuardians = (id: number): PatientCard['guardians'] =>
  useQuery({ ...cardQuery(id), enabled: false }).data?.guardians ?? [];

/** Whether that card is a child's. */
export const useIsChild = (id: number): boolean =>
  useQuery({ ...cardQuery(id), enabled: false }).data?.isChild ?? false;
