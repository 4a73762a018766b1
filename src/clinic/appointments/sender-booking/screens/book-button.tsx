import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { usePreloadedPart } from '#design/hooks/use-preloaded-part.ts';
import { useClientNow } from '../../screens/use-now.ts';
import type { SenderBookingProps } from './sender-booking.tsx';

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
        aria-label={`Dar hora: ${booking.sender.name}`}
        onClick={() => setIsWanted(true)}
      >
        Dar hora
      </Button>
      {isWanted && dialog.part && (
        <dialog.part {...booking} patient={patient} now={now} close={() => setIsWanted(false)} />
      )}
      {isWanted && dialog.isFailed && (
        <LoadFailure isQuiet title='No hemos podido abrir la cita nueva' retry={dialog.ask}>
          Puede ser la conexión.
        </LoadFailure>
      )}
    </>
  );
}
