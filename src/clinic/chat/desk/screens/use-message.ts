import { useQuery } from '@tanstack/react-query';
import type { Message } from '../../api.ts';
import { messageQuery } from '../api.ts';

/**
 * A message of a patient's thread; undefined while it loads, and if it does not exist or the user may not
 * read it.
 */
export const useMessage = (patientId: number, id: number | undefined): Message | undefined =>
  useQuery({ ...messageQuery(patientId, id ?? 0), enabled: id !== undefined }).data ?? undefined;
