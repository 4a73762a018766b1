import { useQuery } from '@tanstack/react-query';
import { processesQuery } from '../api.ts';

/** Whether the user treats or has treated the patient; undefined while loading. */
export const useIsTreating = (id: number): boolean | undefined =>
  useQuery(processesQuery(id)).data?.processes.some(({ isMine }) => isMine);
