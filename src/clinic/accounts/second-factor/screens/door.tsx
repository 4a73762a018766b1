import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLogout } from '#clinic/accounts/api.ts';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { Logo } from '#design/drawings/logo.tsx';
import { Toasts } from '#design/feedback/toast.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { routes } from '#platform/paths.ts';

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
      <Toasts />
    </main>
  );
}

/** Ends this session: the next person begins with nothing of this one, or comes back to the desk by their name. */
export function ChangePerson({ label = 'Cambiar de persona' }: { label?: string }) {
  const { mutateAsync: logout, isPending } = useLogout();
  const navigate = useNavigate();
  const change = async () => {
    try {
      await logout();
      await navigate(routes.staff);
    } catch {
      toast({
        tone: 'danger',
        title: 'No sabemos si la sesión se ha cerrado',
        description: 'Inténtalo de nuevo.',
      });
    }
  };
  return (
    <Button variant='quiet' busy={isPending} busyLabel='Cerrando…' onClick={change}>
      {label}
    </Button>
  );
}
