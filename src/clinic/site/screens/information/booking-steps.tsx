import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { StepList } from '#design/step-list.tsx';
import { routes } from '#platform/paths.ts';
import { glanceTexts } from './glance-texts.ts';

export function BookingSteps({ onLeave }: { onLeave?: () => void }) {
  return (
    <div className='pb-3'>
      <StepList steps={glanceTexts().steps} layout='column' />
      {/* Omitted on pages that have their own button. */}
      {onLeave && (
        <Button asChild className='mt-6 max-sm:w-full'>
          <Link to={routes.appointments} onClick={onLeave}>
            {glanceTexts().book}
          </Link>
        </Button>
      )}
    </div>
  );
}
