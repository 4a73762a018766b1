import clsx from 'clsx';
import type { ReactNode } from 'react';
import { currentCancellationHours, isFreeAt } from '#clinic/appointments/rules/cancellation.ts';
import { bookingRule, lessThanNotice } from '#clinic/appointments/rules/cancellation-sentences.ts';
import { texts } from './texts.ts';
import { useNow } from './use-now.ts';

/** Whether an hour is too close to be changed after booking. */
export const isLate = (startsAt: string | undefined, now: Date | undefined): boolean =>
  startsAt !== undefined &&
  now !== undefined &&
  !isFreeAt({ startsAt, cancellationHours: currentCancellationHours() }, now);

type RuleNoteProps = { startsAt: string | undefined; byPlan: boolean };

/**
 * Rule above a booking button: until when changes are possible, or what cancelling means if it is too late.
 * Which one is known only with the slots, so it is always as high as the longer one and the button does not
 * move.
 */
export function RuleNote({ startsAt, byPlan }: RuleNoteProps) {
  const isTooLate = isLate(startsAt, useNow());
  return (
    <div role='status' className='grid text-sm leading-snug max-[21rem]:text-xs'>
      <RuleText isSaid={!isTooLate} ground='bg-river-50'>
        {bookingRule(byPlan, currentCancellationHours())}
      </RuleText>
      <RuleText isSaid={isTooLate} ground='bg-ochre-100'>
        <strong>{lessThanNotice(currentCancellationHours())}:</strong>{' '}
        {byPlan ? texts().tooLate.byPlan : texts().tooLate.byMoney}
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
