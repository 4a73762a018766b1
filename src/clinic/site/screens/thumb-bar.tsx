import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { routes } from '#platform/paths.ts';

/**
 * Booking within the thumb's reach on a phone, for as long as its parent is on the screen: put it last. It stands between the
 * two floating buttons of the corners (52 px each), and at the end over the last 72 px of padding.
 */
export function ThumbBar() {
  return (
    <div
      data-print='no'
      className='pointer-events-none sticky bottom-4 z-20 mx-20 -mt-18 mb-6 flex justify-center sm:hidden'
    >
      <Button asChild className='pointer-events-auto w-full whitespace-nowrap shadow-soft'>
        <Link to={routes.appointments}>Reservar cita</Link>
      </Button>
    </div>
  );
}
