import clsx from 'clsx';
import type { ReactNode } from 'react';
import {
  bookingRule,
  currentCancellationHours,
  isFreeAt,
  lessThanNotice,
} from '#clinic/appointments/rules/cancellation.ts';
import { useNow } from './use-now.ts';

/** Whether an hour is so late that it cannot be changed any more once it is booked. */
export const isLate = (startsAt: string | undefined, now: Date | undefined): boolean =>
  startsAt !== undefined &&
  now !== undefined &&
  !isFreeAt({ startsAt, cancellationHours: currentCancellationHours }, now);

type RuleNoteProps = { startsAt: string | undefined; byPlan: boolean };

/**
 * Above a button that books: until when the hour may be changed or, where it is too late for that, what cancelling would mean.
 * Which of the two is known once the hours are here; it is as high as the longer one from the start, so that the button stays
 * where it is.
 */
export function RuleNote({ startsAt, byPlan }: RuleNoteProps) {
  const isTooLate = isLate(startsAt, useNow());
  return (
    <div role='status' className='grid text-sm leading-snug'>
      <Words isSaid={!isTooLate} ground='bg-river-50'>
        {bookingRule(byPlan, currentCancellationHours)}
      </Words>
      <Words isSaid={isTooLate} ground='bg-ochre-100'>
        <strong>{lessThanNotice(currentCancellationHours)}:</strong>{' '}
        {byPlan
          ? 'ya no se cambia; si la cancelas, pierdes la sesión.'
          : 'ya no se cambia; si la cancelas, no se devuelve.'}
      </Words>
    </div>
  );
}

/** In the place of the other ones; what is not said only keeps its place. */
function Words({ isSaid, ground, children }: { isSaid: boolean; ground: string; children: ReactNode }) {
  return (
    <p
      aria-hidden={!isSaid}
      className={clsx('col-start-1 row-start-1 rounded-sm px-3 py-1.5', isSaid ? ground : 'invisible')}
    >
      {children}
    </p>
  );
}
