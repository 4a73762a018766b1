import { useQuery } from '@tanstack/react-query';
import { useChanges } from '#platform/live/use-changes.ts';
import { threadsQuery } from '../../api.ts';
import { threadsStreamPath, useRefreshThreads } from '../api.ts';

export function useThreads() {
  const { data, isError, refetch } = useQuery(threadsQuery());
  return { threads: data, isError, refetch };
}

/**
 * Keeps the threads up to date. @param also called when other open tasks of the clinic may have changed: the
 * same stream reports them
 */
export function useLiveThreads(also: () => void): void {
  const refresh = useRefreshThreads();
  useChanges(threadsStreamPath, () => {
    void refresh();
    also();
  });
}
