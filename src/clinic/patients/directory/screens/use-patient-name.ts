import { useQuery } from '@tanstack/react-query';
import { patientRecordQuery } from '../api.ts';
import { nameOf } from './person-labels.ts';

export function usePatientName(id: number): string | undefined {
  const { data: card } = useQuery(patientRecordQuery(id));
  return card && nameOf({ name: card.name, guardianName: card.guardians[0]?.name ?? null });
}
