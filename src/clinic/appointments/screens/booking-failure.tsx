import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Professional } from '#clinic/professionals/contract.ts';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/notice.tsx';
import { routes } from '#platform/paths.ts';
import { formatDate, formatTime } from '#platform/spanish-dates.ts';

export type Alternative = { professionalId: number; startsAt: string };
export type Failure = { message: string; alternatives: readonly Alternative[]; hasTooManyHolds: boolean };

/** Why nothing was booked, and the way on: other free hours to press, or the holds that wait. Takes the focus. */
export function BookingFailure({
  failure,
  professionals,
  onChoose,
}: {
  failure: Failure;
  professionals: readonly Professional[];
  onChoose: (alternative: Alternative) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure takes the focus anew
  useEffect(() => place.current?.focus(), [failure]);
  const { alternatives } = failure;
  return (
    <div ref={place} tabIndex={-1} className='rounded-card outline-none'>
      <Notice
        tone='danger'
        title='No se ha reservado nada'
        actions={
          failure.hasTooManyHolds && (
            <Button asChild size='small' variant='secondary'>
              <Link to={routes.dashboard}>Ver mis citas</Link>
            </Button>
          )
        }
      >
        <p>{failure.message}</p>
        {alternatives.length > 0 && (
          <p className='mt-2'>Estas horas cercanas están libres; pulsa una para elegirla:</p>
        )}
        <ul className='mt-3 flex flex-col gap-2 empty:hidden'>
          {alternatives.map((alternative) => (
            <li key={`${alternative.professionalId} ${alternative.startsAt}`}>
              <Button
                size='small'
                variant='secondary'
                className='w-full text-left!'
                onClick={() => onChoose(alternative)}
              >
                <span>
                  {formatDate(alternative.startsAt)}, {formatTime(alternative.startsAt)}
                  <span className='block font-normal'>
                    con {professionals.find(({ id }) => id === alternative.professionalId)?.name}
                  </span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
