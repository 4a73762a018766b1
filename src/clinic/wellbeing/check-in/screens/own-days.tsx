import { useEffect } from 'react';
import { Link } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { useLazyPart } from '#design/hooks/use-lazy-part.ts';
import { signInPath } from '#platform/paths.ts';
import { DayCard, NoDayYet } from './day-card.tsx';
import { texts } from './texts.ts';

const load = () => import('./signed-in-days.tsx').then((part) => part.SignedInDays);

/** Check-in, recommendations and results; loaded for signed-in users, advertised to others. */
export function OwnDays() {
  const isSignedIn = useSession().state === 'signed-in';
  const { part: SignedInDays, isFailed, ask } = useLazyPart(load);
  useEffect(() => {
    if (isSignedIn) ask();
  }, [isSignedIn, ask]);
  if (!isSignedIn) return <Invitation />;
  if (SignedInDays === undefined) return <NoDayYet isFailed={isFailed} retry={ask} isBusy={false} />;
  return <SignedInDays />;
}

function Invitation() {
  return (
    <DayCard>
      <p className='max-w-text'>{texts().invitation.text}</p>
      <Button asChild variant='secondary' className='mt-4'>
        <Link to={signInPath('selfcare', 'recommendations')}>{texts().invitation.signIn}</Link>
      </Button>
    </DayCard>
  );
}
