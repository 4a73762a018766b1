import { UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { type Session, useSession } from '#clinic/accounts/api.ts';
import type { User } from '#clinic/accounts/contract.ts';
import { Button } from '#design/button.tsx';
import { useLazyPart } from '#design/hooks/use-lazy-part.ts';
import { routes } from '#platform/paths.ts';
import { texts } from './texts.ts';

const signInClasses = 'whitespace-nowrap px-3.5! sm:px-5! tiny:size-[44px] tiny:min-h-0! tiny:px-0!';

/** Session menu. All variants have the same width, so the bar does not shift. */
export function AccountCorner() {
  return (
    <div className='grid shrink-0 items-center *:col-start-1 *:row-start-1'>
      <Button asChild size='small' className={`${signInClasses} invisible`}>
        <span aria-hidden='true'>
          <SignInLabel />
        </span>
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
          <Link to={routes.auth}>
            <SignInLabel />
          </Link>
        </Button>
      );
    case 'signed-in':
      return <SignedInCorner user={session.user} />;
  }
}

/** Words, or an icon with very large text, so that the bar stays one row. */
function SignInLabel() {
  return (
    <>
      <UserRound aria-hidden='true' className='hidden size-[24px] tiny:block' />
      <span className='tiny:sr-only'>{texts().account.signIn}</span>
    </>
  );
}

const loadMenu = async () => (await import('./account-menu.tsx')).AccountMenu;

/** Loaded for signed-in users only, to keep the first view small. */
function SignedInCorner({ user }: { user: User }) {
  const { part: AccountMenu, isFailed, ask } = useLazyPart(loadMenu);
  useEffect(ask, [ask]);
  if (AccountMenu !== undefined) return <AccountMenu user={user} />;
  if (!isFailed) return null;
  return (
    <Button asChild size='small' className={signInClasses}>
      <Link to={routes.dashboard}>{texts().account.profile}</Link>
    </Button>
  );
}
