import { useQuery } from '@tanstack/react-query';
import { patientRecordQuery } from '../api.ts';

/** Whether the patient or a guardian has an account; undefined while the record loads. */
export function useHasAccount(patientId: number): boolean | undefined {
  const { data: card } = useQuery(patientRecordQuery(patientId));
  return card && (card.hasAccount || card.guardians.some(({ hasAccount }) => hasAccount));
}
