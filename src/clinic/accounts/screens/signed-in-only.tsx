import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { Spinner } from '#design/spinner.tsx';
import { type ProtectedName, signInPath } from '#platform/paths.ts';
import { useSession } from '../api.ts';
import type { User } from '../contract.ts';
import { texts } from './texts.ts';

/** What a protected page shows while the session is unknown, and when it could not be loaded. */
export type ProtectedPageProps = {
  /** The page's name in `redirect`, to return to after signing in. */
  page: ProtectedName;
  title: string;
  /** Text next to the spinner while the session is unknown (docs/behaviour.md, Accounts). */
  waiting: string;
  /** Names the data that an outage does not affect. */
  isKept: string;
  children: (user: User) => ReactNode;
};

/** Renders its content for signed-in users and sends all others to sign in. */
export function SignedInOnly({ page, title, waiting, isKept, children }: ProtectedPageProps) {
  const session = useSession();
  switch (session.state) {
    case 'unknown':
      return <Spinner label={waiting} className='min-h-[50vh]' />;
    case 'anonymous':
      return <Navigate to={signInPath(page)} replace />;
    case 'failed':
      // During an outage the visitor may be signed in, so the page does not redirect.
      return <SessionCheckFailed title={title} isKept={isKept} retry={session.retry} />;
    case 'signed-in':
      return children(session.user);
  }
}

function SessionCheckFailed({
  title,
  isKept,
  retry,
}: Pick<ProtectedPageProps, 'title' | 'isKept'> & { retry: () => void }) {
  return (
    <>
      <h1>{title}</h1>
      <Notice
        tone='danger'
        announce='assertive'
        title={texts().session.unknown}
        className='mt-8 max-w-2xl'
        actions={
          <Button size='small' variant='secondary' onClick={retry}>
            {texts().session.retry}
          </Button>
        }
      >
        {isKept}
      </Notice>
    </>
  );
}
