import { useQuery } from '@tanstack/react-query';
import { useChanges } from '#platform/live/use-changes.ts';
import { threadsQuery } from '../../api.ts';
import { threadsAddress, useRefreshThreads } from '../api.ts';

/** Beside the panel's link: how many people wait for somebody to read them. */
export function ThreadsMark() {
  const { data } = useQuery(threadsQuery());
  const waiting = data?.filter(({ unread }) => unread > 0).length ?? 0;
  if (waiting === 0) return null;
  return (
    <span className='min-w-5 rounded-full bg-coral-600 px-1 text-center font-[650] text-card text-xs tabular-nums max-lg:absolute max-lg:-mt-6 max-lg:ml-9 lg:ml-auto'>
      {waiting}
      <span className='sr-only'> sin leer</span>
    </span>
  );
}

/** Keeps the threads of every open screen of the clinic true. */
export function LiveThreads() {
  const refresh = useRefreshThreads();
  useChanges(threadsAddress, () => void refresh());
  return null;
}
