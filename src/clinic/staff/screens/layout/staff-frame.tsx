import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { User } from '#clinic/accounts/contract.ts';
import { LanguageButtons } from '#clinic/accounts/own-account/screens/language-buttons.tsx';
import { PasskeysButton } from '#clinic/accounts/passkeys/screens/passkeys-button.tsx';
import { roleLabels } from '#clinic/accounts/screens/role-labels.ts';
import { LockButton } from '#clinic/accounts/second-factor/screens/lock-button.tsx';
import { useStaffSignOut } from '#clinic/accounts/second-factor/screens/use-staff-sign-out.ts';
import { Menu } from '#design/dialogs/menu.tsx';
import { Avatar } from '#design/drawings/avatar.tsx';
import { LogoMark } from '#design/drawings/logo.tsx';
import { LazyToasts } from '#design/feedback/lazy-toasts.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { routes } from '#platform/paths.ts';
import { CommandSearch } from '../../commands/screens/command-search.tsx';
import { StaffBar, StaffRail } from './staff-navigation.tsx';
import { texts } from './texts.ts';

/** Frame with a sidebar on desktops and a bottom bar on phones. */
export function StaffFrame({ user, children }: { user: User; children: ReactNode }) {
  return (
    <div className='staff flex min-h-dvh bg-paper max-lg:flex-col lg:pl-52'>
      <a
        href='#contenido'
        className='absolute top-2 left-2 z-60 -translate-y-20 rounded-full bg-ink px-5 py-3 font-[650] text-card focus:translate-y-0'
      >
        {texts().skipToContent}
      </a>
      <header
        data-print='no'
        className='flex items-center gap-2 tiny:gap-1 border-line border-b bg-card px-3 tiny:px-1 py-1.5 lg:fixed lg:inset-y-0 lg:left-0 lg:w-52 lg:flex-col lg:items-stretch lg:border-r lg:border-b-0 lg:p-3'
      >
        <Link
          to={routes.home}
          className='flex min-h-11 items-center gap-2.5 rounded-sm font-[680] font-display text-ink text-sm leading-tight no-underline lg:mb-1.5 lg:shrink-0 lg:px-2'
        >
          <LogoMark className='size-8 shrink-0' />
          {/* On phones the bar has no room for the name. */}
          <span className='max-sm:sr-only'>{clinicContact().name}</span>
        </Link>
        <CommandSearch
          role={user.role}
          className='flex min-h-11 shrink-0 items-center gap-2 rounded-[10px] px-3 tiny:px-[12px] font-[650] text-river-700 text-sm hover:bg-river-50 max-lg:ml-auto lg:mb-1.5 lg:gap-3 lg:border lg:border-edge lg:pointer-fine:min-h-9'
        />
        <StaffRail role={user.role} />
        <UserLines user={user} />
      </header>
      <main
        id='contenido'
        tabIndex={-1}
        className='min-w-0 grow px-4 pt-4 pb-24 zoomed:pb-6 text-sm outline-none lg:px-7 lg:pt-6 lg:pb-10'
      >
        {children}
      </main>
      <StaffBar role={user.role} />
      <LazyToasts />
    </div>
  );
}

const sidebarRow =
  'flex min-h-10 w-full items-center gap-2.5 rounded-[10px] px-2 text-left font-[650] text-ink-soft text-sm hover:bg-river-50 hover:text-river-700 pointer-fine:min-h-9';
const menuRow = 'flex min-h-11 w-full items-center gap-3 rounded-[10px] px-3 text-left hover:bg-river-50';

/**
 * The signed-in user and the session's buttons: rows in the sidebar. Narrow windows have a menu, and the lock beside
 * it, so that locking takes one press everywhere.
 */
function UserLines({ user }: { user: User }) {
  const name = user.fullName || user.username;
  const role = roleLabels()[user.role];
  const face = (
    <>
      <Avatar name={name} size='small' />
      <span className='max-w-40 truncate text-xs max-sm:sr-only'>{name}</span>
    </>
  );
  return (
    <>
      <div className='max-lg:hidden lg:mt-auto lg:shrink-0 lg:border-line lg:border-t lg:pt-2'>
        <p className='px-2 pb-1 text-xs leading-tight'>
          <strong className='block break-words'>{name}</strong>
          {/* An account may be named after its role. */}
          {name !== role && <span className='block text-ink-soft'>{role}</span>}
        </p>
        <PasskeysButton className={sidebarRow} />
        <LanguageButtons className={sidebarRow} />
        <LockButton className={sidebarRow}>{texts().lock}</LockButton>
        <SignOutButton className={sidebarRow} />
      </div>
      <LockButton className='grid size-11 tiny:size-[44px] shrink-0 place-items-center rounded-full text-ink-soft hover:bg-river-50 hover:text-river-700 lg:hidden' />
      <Menu label={texts().session(name)} face={face} className='lg:hidden'>
        <p className='mb-1 break-words border-line border-b px-3 pt-1.5 pb-2.5'>
          <strong className='block'>{name}</strong>
          {name !== role && <span className='block text-ink-soft text-xs'>{role}</span>}
        </p>
        <PasskeysButton className={menuRow} />
        <LanguageButtons className={menuRow} />
        <SignOutButton className={menuRow} />
      </Menu>
    </>
  );
}

function SignOutButton({ className }: { className: string }) {
  const { signOut, isPending } = useStaffSignOut();
  return (
    <button type='button' disabled={isPending} onClick={signOut} className={className}>
      <LogOut aria-hidden='true' className='size-5 shrink-0' />
      {texts().signOut}
    </button>
  );
}
