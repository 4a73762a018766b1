import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { routes } from '#platform/paths.ts';
import { unreadQuery } from '../api.ts';
import { texts } from './unread-texts.ts';

/**
 * Unread messages from the team, in the bar. Loaded for signed-in users; renders nothing if there are none.
 */
export function UnreadMark() {
  const { data } = useQuery(unreadQuery());
  const { pathname } = useLocation();
  const unread = data?.unread ?? 0;
  if (unread === 0 || pathname === routes.chat) return null;
  const label = texts().unread(unread);
  return (
    <Link
      to={routes.chat}
      aria-label={texts().label(label)}
      title={label}
      className='relative grid size-11 place-items-center rounded-full text-river-700 hover:bg-river-50'
    >
      <MessageCircle aria-hidden='true' className='size-6' />
      <span className='absolute top-0.5 right-0.5 min-w-5 rounded-full bg-coral-600 px-1 text-center font-[650] text-card text-xs tabular-nums'>
        {unread > 9 ? '9+' : unread}
      </span>
    </Link>
  );
}
