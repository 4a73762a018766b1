import { Button } from '#design/button.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { LostResponseNotice } from '#design/feedback/lost-response-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { type SeriesInput, useBookSeries } from '../api.ts';
import type { PlannedSeries } from '../contract.ts';
import { DateList } from './date-list.tsx';

export function SeriesProposal({
  wish,
  dates,
  back,
  close,
  includeUnusual,
}: {
  wish: SeriesInput;
  dates: PlannedSeries['dates'];
  back: () => void;
  close: () => void;
  /** Previews again, including hours outside the schedule. */
  includeUnusual: () => void;
}) {
  const book = useBookSeries();
  const free = dates.filter(({ conflict }) => conflict === null).length;
  const isUnusual = dates.some(({ conflict }) => conflict === 'outside_hours');
  const send = () =>
    book.mutate(wish, {
      onSuccess: ({ dates: planned }) => {
        const count = planned.filter(({ conflict }) => conflict === null).length;
        toast({
          tone: 'success',
          title: `${count} citas guardadas`,
          description: 'Si hay correo, la persona recibe un solo mensaje con todas.',
        });
        close();
      },
    });
  return (
    <div className='flex flex-col gap-4 pb-2'>
      <p role='status' className='font-[650]'>
        {free === dates.length
          ? `Las ${free} fechas están libres.`
          : `Se citarán ${free} de ${dates.length}; las marcadas se quedan fuera.`}
      </p>
      <DateList label='Fechas de la serie' dates={dates} />
      {isUnusual && (
        <Button size='small' variant='secondary' className='self-start' onClick={includeUnusual}>
          Citar también fuera de horario
        </Button>
      )}
      {book.doubt !== undefined ? (
        <LostResponseNotice doubt={book.doubt} onAsk={book.askAgain}>
          Lo que has escrito sigue aquí.
        </LostResponseNotice>
      ) : (
        book.error && (
          <FailureNotice
            {...failureMessages(book.error, {
              refused: 'No se ha citado',
              otherwise: 'Puede ser la conexión. Mira en la agenda antes de repetirlo.',
            })}
          />
        )
      )}
      <FormFooter back={back}>
        <Button
          size='small'
          disabled={free === 0}
          busy={book.isPending}
          busyLabel='Citando...'
          onClick={send}
        >
          {`Citar ${free}`}
        </Button>
      </FormFooter>
    </div>
  );
}
