import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { usePreloadedPart } from '#design/hooks/use-preloaded-part.ts';
import { useClientNow } from '../../screens/use-now.ts';
import type { SenderBookingProps } from './sender-booking.tsx';
import { texts } from './texts.ts';

// The dialog loads at the first sign of interaction.
const loadBooking = async () => (await import('./sender-booking.tsx')).SenderBooking;

/** 'Dar hora': opens 'Nueva cita' with the person filled in. */
export function BookButton({
  patient = null,
  ...booking
}: Pick<SenderBookingProps, 'sender' | 'place' | 'onBooked'> & { patient?: SenderBookingProps['patient'] }) {
  const [isWanted, setIsWanted] = useState(false);
  const now = useClientNow();
  const dialog = usePreloadedPart(loadBooking, isWanted);
  return (
    <>
      <Button
        size='small'
        variant='secondary'
        aria-label={texts().bookFor(booking.sender.name)}
        onClick={() => setIsWanted(true)}
      >
        {' '}
        {texts().book}{' '}
      </Button>
      {isWanted && dialog.part && (
        <dialog.part {...booking} patient={patient} now={now} close={() => setIsWanted(false)} />
      )}
      {isWanted && dialog.isFailed && (
        <LoadFailure isQuiet title={texts().notLoaded} retry={dialog.ask}>
          {texts().perhapsConnection}
        </LoadFailure>
      )}
    </>
  );
}
