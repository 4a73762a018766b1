import { useQuery } from '@tanstack/react-query';
import { useChanges } from '#platform/live/use-changes.ts';
import { threadsQuery } from '../../api.ts';
import { threadsAddress, useRefreshThreads } from '../api.ts';

/** Beside the panel's link: how many people wait for somebody to read them. */
export function ThreadsMark() {
  const refresh = useRefreshThreads();
  const { data } = useQuery(threadsQuery());
  useChanges(threadsAddress, () => void refresh());
  const waiting = data?.filter(({ unread }) => unread > 0).length ?? 0;
  if (waiting === 0) return null;
  return (
    <span className='min-w-5 rounded-full bg-coral-600 px-1 text-center font-[650] text-card text-xs tabular-nums max-lg:absolute max-lg:-mt-1 max-lg:ml-8 lg:ml-auto'>
      {waiting}
      <span className='sr-only'> sin leer</span>
    </span>
  );
}
