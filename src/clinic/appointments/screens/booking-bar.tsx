import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { ThumbBar } from '#design/thumb-bar.tsx';
import { routes } from '#platform/paths.ts';

type BookingBarProps = Pick<ComponentProps<typeof Button>, 'size' | 'variant'> &
  Omit<ComponentProps<typeof ThumbBar>, 'children'>;

/** The way to an appointment at the end of a page, within the thumb's reach on a phone. */
export function BookingBar({ size = 'large', variant = 'primary', ...bar }: BookingBarProps) {
  return (
    <ThumbBar {...bar}>
      <Button asChild size={size} variant={variant}>
        <Link to={routes.appointments}>Reservar cita</Link>
      </Button>
    </ThumbBar>
  );
}
