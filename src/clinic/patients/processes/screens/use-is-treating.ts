import { useQuery } from '@tanstack/react-query';
import { processesQuery } from '../api.ts';

/** Whether the user treats or has treated the patient. */
export const useIsTreating = (id: number): boolean =>
  useQuery(processesQuery(id)).data?.processes.some(({ isMine }) => isMine) === true;
