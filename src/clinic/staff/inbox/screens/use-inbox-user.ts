import { useSession } from '#clinic/accounts/api.ts';
import type { InboxUser } from './inbox-entry.ts';

export function useInboxUser(): InboxUser | undefined {
  const session = useSession();
  if (session.state !== 'signed-in') return undefined;
  const { id: userId, role } = session.user;
  return role === 'client' ? undefined : { userId, role };
}
