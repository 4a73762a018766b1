import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { User } from '#clinic/accounts/contract.ts';
import { PasskeysButton } from '#clinic/accounts/passkeys/screens/passkeys-button.tsx';
import { LockButton } from '#clinic/accounts/second-factor/screens/lock-button.tsx';
import { useStaffSignOut } from '#clinic/accounts/second-factor/screens/use-staff-sign-out.ts';
import { roleLabels } from '#clinic/accounts/terms.ts';
import { LogoMark } from '#design/drawings/logo.tsx';
import { LazyToasts } from '#design/feedback/lazy-toasts.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { routes } from '#platform/paths.ts';
import { StaffBar, StaffRail } from './staff-navigation.tsx';

/** Frame with a sidebar on desktops and a bottom bar on phones. */
export function StaffFrame({ user, children }: { user: User; children: ReactNode }) {
  return (
    <div className='staff flex min-h-dvh bg-paper max-lg:flex-col lg:pl-52'>
      <a
        href='#contenido'
        className='absolute top-2 left-2 z-60 -translate-y-20 rounded-full bg-ink px-5 py-3 font-[650] text-card focus:translate-y-0'
      >
        Saltar al contenido
      </a>
      <header
        data-print='no'
        className='flex items-center gap-2 border-line border-b bg-card px-3 py-1.5 lg:fixed lg:inset-y-0 lg:left-0 lg:w-52 lg:flex-col lg:items-stretch lg:border-r lg:border-b-0 lg:p-3'
      >
        <Link
          to={routes.home}
          className='flex min-h-11 items-center gap-2.5 rounded-sm font-[680] font-display text-ink text-sm leading-tight no-underline lg:mb-1.5 lg:shrink-0 lg:px-2'
        >
          <LogoMark className='size-8 shrink-0' />
          {/* On phones the bar contains the user's name and buttons. */}
          <span className='max-sm:sr-only'>{clinicContact().name}</span>
        </Link>
        <StaffRail role={user.role} />
        <UserLine user={user} />
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

function UserLine({ user }: { user: User }) {
  const { signOut, isPending } = useStaffSignOut();
  const name = user.fullName ?? user.username;
  const role = roleLabels[user.role];
  return (
    <div className='ml-auto flex min-w-0 items-center gap-2 max-sm:gap-0 lg:mt-auto lg:ml-0 lg:flex-wrap lg:border-line lg:border-t lg:pt-3'>
      <p className='min-w-0 grow text-right max-sm:mr-2 text-xs leading-tight lg:basis-full lg:px-2 lg:text-left'>
        <strong className='block truncate'>{name}</strong>
        {/* An account may be named after its role. */}
        {name !== role && <span className='block truncate text-ink-soft'>{role}</span>}
      </p>
      <PasskeysButton className='grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-river-50 hover:text-river-700' />
      <LockButton className='grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-river-50 hover:text-river-700' />
      <button
        type='button'
        disabled={isPending}
        onClick={signOut}
        aria-label='Cerrar Sesión'
        title='Cerrar Sesión'
        className='grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-river-50 hover:text-river-700'
      >
        <LogOut aria-hidden='true' className='size-5' />
      </button>
    </div>
  );
}
