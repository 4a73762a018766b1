import { useQuery } from '@tanstack/react-query';
import { type PatientRecord, patientRecordQuery } from '../../directory/api.ts';

/** Guardians from the cached record. Never fetches, because every read is recorded. */
export const useGuardians = (id: number): PatientRecord['guardians'] =>
  useQuery({ ...patientRecordQuery(id), enabled: false }).data?.guardians ?? [];

/** Whether the cached record is a child's. Never fetches. */
export const useIsChild = (id: number): boolean =>
  useQuery({ ...patientRecordQuery(id), enabled: false }).data?.isChild ?? false;
