import { useQuery } from '@tanstack/react-query';
import type { Message } from '../../api.ts';
import { messageQuery } from '../api.ts';

/** A message of a person's thread, for whoever may read it; undefined until it is there, and where it is not. */
export const useMessage = (patientId: number, id: number | undefined): Message | undefined =>
  useQuery({ ...messageQuery(patientId, id ?? 0), enabled: id !== undefined }).data ?? undefined;
