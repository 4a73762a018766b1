import { useQuery } from '@tanstack/react-query';
import { threadsQuery } from '../../api.ts';

/** Threads as the clinic's list shows them. */
export function useThreads() {
  const { data, isError, refetch } = useQuery(threadsQuery());
  return { threads: data, isError, refetch };
}
