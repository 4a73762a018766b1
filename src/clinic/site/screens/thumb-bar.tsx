import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { routes } from '#platform/paths.ts';

/**
 * Booking within the thumb's reach on a phone, for as long as its parent is on the screen: put it last. Between the two
 * floating buttons in the corners (52 px each).
 */
export function ThumbBar() {
  return (
    <div
      data-print='no'
      className='pointer-events-none sticky bottom-4 z-20 mx-20 flex justify-center sm:hidden'
    >
      <Button asChild className='pointer-events-auto w-full whitespace-nowrap shadow-soft'>
        <Link to={routes.appointments}>Reservar cita</Link>
      </Button>
    </div>
  );
}
