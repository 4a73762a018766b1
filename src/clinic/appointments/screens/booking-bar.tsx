import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { routes } from '#platform/paths.ts';
import { texts } from './texts.ts';

export function BookingBar({
  size = 'large',
  variant = 'primary',
  className,
}: Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'className'>) {
  return (
    <div data-print='no' className={clsx('mt-10 flex justify-start docked:hidden', className)}>
      <Button asChild size={size} variant={variant}>
        <Link to={routes.appointments}>{texts().book}</Link>
      </Button>
    </div>
  );
}
