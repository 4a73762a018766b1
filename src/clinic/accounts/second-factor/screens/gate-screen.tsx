import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#design/button.tsx';
import { Logo } from '#design/drawings/logo.tsx';
import { LazyToasts } from '#design/feedback/lazy-toasts.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { texts } from './texts.ts';
import { useStaffSignOut } from './use-staff-sign-out.ts';

/**
 * A full screen in front of the panel, which stays invisible behind it.
 * @param hasField its one field takes the focus, so that the user can type at once
 */
export function GateScreen({
  title,
  hasField = false,
  children,
}: {
  title: string;
  hasField?: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The previous content has been removed: focusing the heading announces the new one.
  useEffect(() => {
    if (!hasField) heading.current?.focus();
  }, [hasField]);
  return (
    <main className='fixed inset-0 z-100 overflow-y-auto bg-paper'>
      <div className='mx-auto flex min-h-full w-full max-w-lg flex-col justify-center px-5 py-8'>
        <Logo name={clinicContact().name} />
        <h1 ref={heading} tabIndex={-1} className='mt-7 text-h2 outline-none'>
          {title}
        </h1>
        {children}
      </div>
      <LazyToasts />
    </main>
  );
}

export function SwitchUserButton({ label = texts().changePerson }: { label?: string }) {
  const { signOut, isPending } = useStaffSignOut();
  return (
    <Button variant='quiet' busy={isPending} busyLabel={texts().leaving} onClick={signOut}>
      {label}
    </Button>
  );
}
