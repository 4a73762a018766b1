import { useChanges } from '#platform/live/use-changes.ts';
import { threadsAddress, useRefreshThreads } from '../api.ts';

/** Keeps the threads of every open screen of the clinic true. */
export function LiveThreads() {
  const refresh = useRefreshThreads();
  useChanges(threadsAddress, () => void refresh());
  return null;
}
