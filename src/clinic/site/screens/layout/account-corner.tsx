import { LogOut, UserRound } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { type Session, useLogout, useSession } from '#clinic/accounts/api.ts';
import type { User } from '#clinic/accounts/contract.ts';
import { clearDraft } from '#clinic/appointments/booking/screens/draft.ts';
import { clearChoice } from '#clinic/subscriptions/buying/screens/choice.ts';
import { Button } from '#design/button.tsx';
import { Menu, MenuItem } from '#design/dialogs/menu.tsx';
import { Avatar } from '#design/drawings/avatar.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { useLazyPart } from '#design/hooks/use-lazy-part.ts';
import { protectedPaths, routes } from '#platform/paths.ts';

const signIn = 'Iniciar Sesión';
const signInClasses = 'whitespace-nowrap px-3.5! sm:px-5!';

/** Session menu. All variants have the same width, so the bar does not shift. */
export function AccountCorner() {
  return (
    <div className='grid shrink-0 items-center *:col-start-1 *:row-start-1'>
      <Button asChild size='small' className={`${signInClasses} invisible`}>
        <span aria-hidden='true'>{signIn}</span>
      </Button>
      <SessionControl session={useSession()} />
    </div>
  );
}

function SessionControl({ session }: { session: Session }) {
  switch (session.state) {
    case 'unknown':
    // Unknown whether signed in, so offer neither; pages report it where it matters.
    case 'failed':
      return null;
    case 'anonymous':
      return (
        <Button asChild size='small' className={signInClasses}>
          <Link to={routes.auth}>{signIn}</Link>
        </Button>
      );
    case 'signed-in':
      return (
        <div className='flex items-center justify-self-end'>
          <UnreadInChat />
          <AccountMenu user={session.user} />
        </div>
      );
  }
}

const loadMark = async () => (await import('#clinic/chat/screens/unread-mark.tsx')).UnreadMark;

/** Loaded later and only for signed-in users, to keep the first view small. */
function UnreadInChat() {
  const { part: Mark, ask } = useLazyPart(loadMark);
  useEffect(ask, [ask]);
  return Mark === undefined ? null : <Mark />;
}

function AccountMenu({ user }: { user: User }) {
  const signOut = useSignOut();
  return (
    <Menu label={`Tu cuenta, @${user.username}`} face={<Avatar name={user.username} size='small' />}>
      <p className='mb-1 truncate border-line border-b px-3 pt-1.5 pb-2.5 font-[650]'>@{user.username}</p>
      <MenuItem asChild>
        <Link to={routes.dashboard}>
          <UserRound aria-hidden='true' className='size-5 text-river-600' />
          Mi Perfil
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <button type='button' onClick={signOut}>
          <LogOut aria-hidden='true' className='size-5 text-river-600' />
          Cerrar Sesión
        </button>
      </MenuItem>
    </Menu>
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
        title: 'Error al cerrar sesión',
        description: 'No sabemos si ha llegado. Inténtalo de nuevo antes de dejar este dispositivo.',
      });
      return;
    }
    // Clears the unfinished booking and chosen plan for the next user of the browser.
    clearDraft();
    clearChoice();
    toast({ tone: 'success', title: 'Sesión cerrada' });
  }, [logout]);
}
