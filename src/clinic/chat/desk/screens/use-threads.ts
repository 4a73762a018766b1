import { useQuery } from '@tanstack/react-query';
import { useChanges } from '#platform/live/use-changes.ts';
import { threadsQuery } from '../../api.ts';
import { threadsAddress, useRefreshThreads } from '../api.ts';

/** Threads as the clinic's list shows them. */
export function useThreads() {
  const { data, isError, refetch } = useQuery(threadsQuery());
  return { threads: data, isError, refetch };
}

/** Keeps threads true. @param also what else waits at the clinic has changed, or may have: the same line tells of it */
export function useLiveThreads(also: () => void): void {
  const refresh = useRefreshThreads();
  useChanges(threadsAddress, () => {
    void refresh();
    also();
  });
}
