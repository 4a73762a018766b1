import { LogOut, UserRound } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useLogout } from '#clinic/accounts/api.ts';
import type { User } from '#clinic/accounts/contract.ts';
import { clearDraft } from '#clinic/appointments/booking/screens/draft.ts';
import { UnreadMark } from '#clinic/chat/screens/unread-mark.tsx';
import { clearChoice } from '#clinic/subscriptions/buying/screens/choice.ts';
import { Menu, MenuItem } from '#design/dialogs/menu.tsx';
import { Avatar } from '#design/drawings/avatar.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { protectedPaths, routes } from '#platform/paths.ts';
import { texts } from './texts.ts';

/** Menu of a signed-in user, beside a mark for unread messages. */
export function AccountMenu({ user }: { user: User }) {
  const signOut = useSignOut();
  return (
    <div className='flex items-center justify-self-end'>
      <UnreadMark />
      <Menu
        label={texts().account.label(user.username)}
        face={<Avatar name={user.fullName || user.username} size='small' className='tiny:size-[40px]' />}
      >
        <p className='mb-1 truncate border-line border-b px-3 pt-1.5 pb-2.5 font-[650]'>@{user.username}</p>
        <MenuItem asChild>
          <Link to={routes.dashboard}>
            <UserRound aria-hidden='true' className='size-5 text-river-600' />
            {texts().account.profile}
          </Link>
        </MenuItem>
        <MenuItem asChild>
          <button type='button' onClick={signOut}>
            <LogOut aria-hidden='true' className='size-5 text-river-600' />
            {texts().account.signOut}
          </button>
        </MenuItem>
      </Menu>
    </div>
  );
}

/**
 * Signs out after leaving a protected page: otherwise that page would redirect to sign-in as soon as the session
 * ends.
 */
function useSignOut() {
  const end = useEndOfSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isLeaving, setIsLeaving] = useState(false);
  const isProtected = protectedPaths.includes(pathname);
  useEffect(() => {
    if (!isLeaving || isProtected) return;
    setIsLeaving(false);
    void end();
  }, [isLeaving, isProtected, end]);
  return () => {
    setIsLeaving(true);
    if (isProtected) void navigate(routes.home);
  };
}

function useEndOfSession() {
  const { mutateAsync: logout } = useLogout();
  return useCallback(async () => {
    try {
      await logout();
    } catch {
      toast({
        tone: 'danger',
        title: texts().account.signOutFailed,
        description: texts().account.signOutUnclear,
      });
      return;
    }
    // Clears the unfinished booking and chosen plan for the next user of the browser.
    clearDraft();
    clearChoice();
    toast({ tone: 'success', title: texts().account.signedOut });
  }, [logout]);
}
