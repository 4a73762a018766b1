import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, type ButtonProps } from '#design/button.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { usePreloadedPart } from '#design/hooks/use-preloaded-part.ts';
import { useClientNow } from '../../screens/use-now.ts';
import { appointmentsOfPersonQuery } from '../api.ts';
import { texts } from './texts.ts';

const loadDialog = async () => (await import('../../dialogs/screens/person-dialogs.tsx')).PersonBooking;

/** Books for a patient, with the last professional and kind as defaults. */
export function NewAppointment({ id, variant }: { id: number; variant: ButtonProps['variant'] }) {
  const { data: appointments = [] } = useQuery(appointmentsOfPersonQuery(id));
  const now = useClientNow();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = usePreloadedPart(loadDialog, isOpen);
  return (
    <>
      <Button size='small' variant={variant} aria-haspopup='dialog' onClick={() => setIsOpen(true)}>
        {' '}
        {texts().newAppointment}{' '}
      </Button>
      {dialog.part && (
        <dialog.part appointments={appointments} id={id} now={now} isOpen={isOpen} setIsOpen={setIsOpen} />
      )}
      {dialog.isFailed && isOpen && (
        <LoadFailure title={texts().notLoaded} isQuiet retry={dialog.ask}>
          {texts().recordIsKept}
        </LoadFailure>
      )}
    </>
  );
}
