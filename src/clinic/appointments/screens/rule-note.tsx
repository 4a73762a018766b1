import clsx from 'clsx';
import type { ReactNode } from 'react';
import {
  bookingRule,
  currentCancellationHours,
  isFreeAt,
  lessThanNotice,
} from '#clinic/appointments/rules/cancellation.ts';
import { useNow } from './use-now.ts';

/** Whether an hour is too close to be changed after booking. */
export const isLate = (startsAt: string | undefined, now: Date | undefined): boolean =>
  startsAt !== undefined &&
  now !== undefined &&
  !isFreeAt({ startsAt, cancellationHours: currentCancellationHours }, now);

type RuleNoteProps = { startsAt: string | undefined; byPlan: boolean };

/**
 * Rule above a booking button: until when changes are possible, or what cancelling means if it is too late.
 * Which one is known only with the slots, so it is always as high as the longer one and the button does not
 * move.
 */
export function RuleNote({ startsAt, byPlan }: RuleNoteProps) {
  const isTooLate = isLate(startsAt, useNow());
  return (
    <div role='status' className='grid text-sm leading-snug'>
      <RuleText isSaid={!isTooLate} ground='bg-river-50'>
        {bookingRule(byPlan, currentCancellationHours)}
      </RuleText>
      <RuleText isSaid={isTooLate} ground='bg-ochre-100'>
        <strong>{lessThanNotice(currentCancellationHours)}:</strong>{' '}
        {byPlan
          ? 'ya no se cambia; si la cancelas, pierdes la sesión.'
          : 'ya no se cambia; si la cancelas, no se devuelve.'}
      </RuleText>
    </div>
  );
}

/** Both texts share one grid cell; the hidden one reserves its space. */
function RuleText({ isSaid, ground, children }: { isSaid: boolean; ground: string; children: ReactNode }) {
  return (
    <p
      aria-hidden={!isSaid}
      className={clsx('col-start-1 row-start-1 rounded-sm px-3 py-1.5', isSaid ? ground : 'invisible')}
    >
      {children}
    </p>
  );
}
