import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { StepList } from '#design/step-list.tsx';
import { routes } from '#platform/paths.ts';
import { bookingSteps } from './information.ts';

export function BookingSteps({ onLeave }: { onLeave?: () => void }) {
  return (
    <div className='pb-3'>
      <StepList steps={bookingSteps} layout='column' />
      {/* Omitted on pages that have their own button. */}
      {onLeave && (
        <Button asChild className='mt-6 max-sm:w-full'>
          <Link to={routes.appointments} onClick={onLeave}>
            Reservar cita
          </Link>
        </Button>
      )}
    </div>
  );
}
