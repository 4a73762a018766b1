import { type ReactNode, useEffect, useRef } from 'react';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { Logo } from '#design/drawings/logo.tsx';
import { LateToasts } from '#design/feedback/late-toasts.tsx';
import { useStaffSignOut } from './use-staff-sign-out.ts';

/**
 * A whole screen that stands before the panel; nothing of the panel is seen beside it.
 * @param hasField its one field takes the focus, so that whoever comes back only types
 */
export function Door({
  title,
  hasField = false,
  children,
}: {
  title: string;
  hasField?: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was on the screen has gone: what has come in its place is read out.
  useEffect(() => {
    if (!hasField) heading.current?.focus();
  }, [hasField]);
  return (
    <main className='fixed inset-0 z-100 overflow-y-auto bg-paper'>
      <div className='mx-auto flex min-h-full w-full max-w-lg flex-col justify-center px-5 py-8'>
        <Logo name={clinic.name} />
        <h1 ref={heading} tabIndex={-1} className='mt-7 text-h2 outline-none'>
          {title}
        </h1>
        {children}
      </div>
      <LateToasts />
    </main>
  );
}

export function ChangePerson({ label = 'Cambiar de persona' }: { label?: string }) {
  const { signOut, isPending } = useStaffSignOut();
  return (
    <Button variant='quiet' busy={isPending} busyLabel='Cerrando…' onClick={signOut}>
      {label}
    </Button>
  );
}
