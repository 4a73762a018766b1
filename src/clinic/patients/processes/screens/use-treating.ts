import { useQuery } from '@tanstack/react-query';
import { processesQuery } from '../api.ts';

/** Whether whoever looks treats the person, or has. */
export const useTreating = (id: number): boolean =>
  useQuery(processesQuery(id)).data?.processes.some(({ isMine }) => isMine) === true;
