import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatTimeZone } from '#clinic/appointments/screens/labels.ts';
import { useClientNow } from '#clinic/appointments/screens/use-now.ts';
import type { Professional } from '#clinic/professionals/contract.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { outcomeUnknownTitle } from '#platform/idempotency/failure-messages.ts';
import { routes } from '#platform/paths.ts';
import { nameOnScreen } from '#platform/text/names.ts';
import { formatTime } from '#platform/time/dates.ts';
import { formatNearDate } from '#platform/time/near-days.ts';
import { texts } from './texts.ts';

export type Alternative = { professionalId: number; startsAt: string };
export type Failure = {
  message: string;
  alternatives: readonly Alternative[];
  hasTooManyHolds: boolean;
  hasNoSession: boolean;
  isUnknown: boolean;
};

export function BookingFailure({
  failure,
  type,
  professionals,
  onChoose,
  onPayInstead,
}: {
  failure: Failure;
  type: Kind;
  professionals: readonly Professional[];
  onChoose: (alternative: Alternative) => void;
  onPayInstead: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure takes the focus anew
  useLayoutEffect(() => place.current?.focus(), [failure]);
  const { alternatives } = failure;
  return (
    // Scroll margin: the toast covers the top of a phone's screen.
    <div ref={place} tabIndex={-1} className='scroll-mt-60 rounded-card outline-none'>
      <Notice
        tone='danger'
        title={failure.isUnknown ? outcomeUnknownTitle() : texts().failure.nothingBooked}
        actions={<NextStep failure={failure} onPayInstead={onPayInstead} />}
      >
        {failure.message}
      </Notice>
      {alternatives.length > 0 && (
        <>
          <p className='mt-4 text-sm'>{texts().failure.alternatives}</p>
          <ul className='mt-2 flex flex-col gap-2'>
            {alternatives.map((alternative) => (
              <li key={`${alternative.professionalId} ${alternative.startsAt}`}>
                <AlternativeButton
                  startsAt={alternative.startsAt}
                  type={type}
                  name={professionals.find(({ id }) => id === alternative.professionalId)?.name}
                  onChoose={() => onChoose(alternative)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function NextStep({ failure, onPayInstead }: { failure: Failure; onPayInstead: () => void }) {
  if (failure.hasTooManyHolds || failure.isUnknown)
    return (
      <Button asChild size='small' variant='secondary'>
        <Link to={routes.dashboard}>{texts().failure.viewAppointments}</Link>
      </Button>
    );
  return failure.hasNoSession ? (
    <Button size='small' variant='secondary' onClick={onPayInstead}>
      {texts().failure.payInstead}
    </Button>
  ) : null;
}

function AlternativeButton({
  startsAt,
  type,
  name,
  onChoose,
}: {
  startsAt: string;
  type: Kind;
  name: string | undefined;
  onChoose: () => void;
}) {
  const now = useClientNow();
  return (
    <Button
      size='small'
      variant='secondary'
      className='w-full justify-start! rounded-card! text-left!'
      onClick={onChoose}
    >
      <span>
        {formatNearDate(startsAt, now)}, {formatTime(startsAt)}
        {formatTimeZone(type, startsAt)}
        {name && <span className='block font-normal'>{texts().withProfessional(nameOnScreen(name))}</span>}
      </span>
    </Button>
  );
}
