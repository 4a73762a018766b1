import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { Spinner } from '#design/spinner.tsx';
import { type ProtectedName, signInThen } from '#platform/paths.ts';
import { useSession } from '../api.ts';
import type { User } from '../contract.ts';

/** What a protected page shows until it is known who is there, and where it could not be asked. */
export type Protected = {
  /** Its name in `redirect`: whoever has to sign in comes back here. */
  page: ProtectedName;
  title: string;
  /** Beside the spinner, while the session is unknown (docs/behaviour.md, Accounts). */
  waiting: string;
  /** What an outage has not touched. */
  isKept: string;
  children: (user: User) => ReactNode;
};

/** A page for somebody who is signed in; everybody else is sent to sign in first. */
export function SignedInOnly({ page, title, waiting, isKept, children }: Protected) {
  const session = useSession();
  switch (session.state) {
    case 'unknown':
      return <Spinner label={waiting} className='min-h-[50vh]' />;
    case 'anonymous':
      return <Navigate to={signInThen(page)} replace />;
    case 'failed':
      // An outage: nobody is sent to sign in who perhaps is.
      return <Unchecked title={title} isKept={isKept} retry={session.retry} />;
    case 'signed-in':
      return children(session.user);
  }
}

function Unchecked({ title, isKept, retry }: Pick<Protected, 'title' | 'isKept'> & { retry: () => void }) {
  return (
    <>
      <h1>{title}</h1>
      <Notice
        tone='danger'
        announce='assertive'
        title='No hemos podido comprobar tu sesión'
        className='mt-8 max-w-2xl'
        actions={
          <Button size='small' variant='secondary' onClick={retry}>
            Volver a intentar
          </Button>
        }
      >
        {isKept}
      </Notice>
    </>
  );
}
