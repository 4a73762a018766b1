import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { ThumbBar } from '#design/thumb-bar.tsx';
import { routes } from '#platform/paths.ts';

/** Booking within the thumb's reach on a phone. */
export const BookingBar = ({ className }: { className?: string }) => (
  <ThumbBar {...(className === undefined ? {} : { className })}>
    <Button asChild>
      <Link to={routes.appointments}>Reservar cita</Link>
    </Button>
  </ThumbBar>
);
