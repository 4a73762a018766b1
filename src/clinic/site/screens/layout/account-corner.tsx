import { LogOut, UserRound } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { type Session, useLogout, useSession } from '#clinic/accounts/api.ts';
import type { User } from '#clinic/accounts/contract.ts';
import { clearDraft } from '#clinic/appointments/draft/screens/draft.ts';
import { clearChoice } from '#clinic/subscriptions/buying/screens/choice.ts';
import { Button } from '#design/button.tsx';
import { Menu, MenuItem } from '#design/dialogs/menu.tsx';
import { Avatar } from '#design/drawings/avatar.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { useLater } from '#design/hooks/use-later.ts';
import { protectedPaths, routes } from '#platform/paths.ts';

const signIn = 'Iniciar Sesión';
const signInClasses = 'whitespace-nowrap px-3.5! sm:px-5!';

/** Who is signed in. Both faces and the unknown one are as wide as the widest, so that the bar stands still. */
export function AccountCorner() {
  return (
    <div className='grid shrink-0 items-center *:col-start-1 *:row-start-1'>
      <Button asChild size='small' className={`${signInClasses} invisible`}>
        <span aria-hidden='true'>{signIn}</span>
      </Button>
      <Face session={useSession()} />
    </div>
  );
}

function Face({ session }: { session: Session }) {
  switch (session.state) {
    case 'unknown':
    // Whether to offer signing in or out is not known; the page says so where it matters.
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

/** Comes later, and only for whoever is signed in: it weighs nothing in the first view. */
function UnreadInChat() {
  const { part: Mark, ask } = useLater(loadMark);
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
 * Signs out. A protected page is left first, and the session ends only once another page stands there: the moment the user
 * is gone, the protected one would send the person to the sign-in page instead.
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
    // The unfinished booking and the chosen plan are the person's own: whoever uses this browser next must not find them.
    clearDraft();
    clearChoice();
    toast({ tone: 'success', title: 'Sesión cerrada' });
  }, [logout]);
}
