import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { useFocusOnMount } from '#platform/browser/use-focus-on-mount.ts';
import { routes } from '#platform/paths.ts';
import { texts } from './texts.ts';

/** Confirms the verified e-mail and continues to the profile or the original destination. */
export function EmailVerified({ email, next }: { email: string | null; next: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused form has been removed: focusing the heading announces the new content.
  useFocusOnMount(heading);
  return (
    <Card as='section' className='mx-auto max-w-xl'>
      <CircleCheck aria-hidden='true' strokeWidth={1.6} className='mb-4 size-14 text-pine-700' />
      <h1 ref={heading} tabIndex={-1}>
        {texts().email.verified}
      </h1>
      <p className='mt-3 text-ink-soft'>
        {texts().email.confirmed(
          email ? <strong className='break-words text-ink'>{email}</strong> : texts().email.yourEmail,
        )}
      </p>
      <div className='mt-6 flex flex-wrap gap-3'>
        {next !== routes.home && (
          <Button asChild>
            <Link to={next}>{nextLabel(next)}</Link>
          </Button>
        )}
        <Button asChild variant={next === routes.home ? 'primary' : 'secondary'}>
          <Link to={routes.home}>{texts().email.toHome}</Link>
        </Button>
      </div>
    </Card>
  );
}

function nextLabel(next: string): string {
  if (next === routes.appointments) return texts().email.toBooking;
  return next === routes.dashboard ? texts().email.toProfile : texts().email.continue;
}
