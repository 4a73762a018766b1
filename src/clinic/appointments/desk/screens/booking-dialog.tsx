import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogClose } from '#design/dialogs/dialog.tsx';
import { LostAnswerNotice } from '#design/feedback/lost-answer-notice.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { ApiError } from '#platform/api/client.ts';
import type { Day, TimeOfDay } from '#platform/time/calendar-days.ts';
import { formatDate, formatTime } from '#platform/time/spanish-dates.ts';
import type { Agenda } from '../../agenda/contract.ts';
import { useBookAtDesk } from '../api.ts';
import { nameOf } from './agenda-words.ts';
import { type BookingDraft, emptyDraft, problemsOf, wishOf } from './booking-draft.ts';
import { BookingFields } from './booking-fields.tsx';

/** What the desk begins with: the day that is looked at, and the hour and the professional that were pressed. */
export type First = { day: Day; time?: TimeOfDay; professionalId?: number };

/** Plans an appointment for somebody on the telephone or at the desk. What was typed stays until it is planned or left. */
export function BookingDialog({
  isOpen,
  professionals,
  first,
  close,
}: {
  isOpen: boolean;
  professionals: Agenda['professionals'];
  first: First;
  close: () => void;
}) {
  return (
    <Dialog open={isOpen} onOpenChange={(opens) => opens || close()} title='Nueva cita' size='normal'>
      {/* Each opening begins anew, with what was pressed. */}
      <BookingForm
        key={`${isOpen} ${first.day} ${first.time} ${first.professionalId}`}
        professionals={professionals.filter((one) => one.isOpen)}
        first={first}
        close={close}
      />
    </Dialog>
  );
}

function BookingForm({
  professionals,
  first,
  close,
}: {
  professionals: Agenda['professionals'];
  first: First;
  close: () => void;
}) {
  const [draft, setDraft] = useState<BookingDraft>(() => emptyDraft(first, professionals));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const book = useBookAtDesk();
  const refusal = book.error instanceof ApiError ? book.error.problem : undefined;
  const isOutside = refusal?.code === 'outside_hours';
  const change = (part: Partial<BookingDraft>) => {
    setDraft((former) => ({ ...former, ...part }));
    if (!book.isPending) book.reset();
  };
  const send = (outsideHours: boolean) => {
    const problems = problemsOf(draft);
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    book.mutate(wishOf(draft, outsideHours), {
      onSuccess: (one) => {
        toast({
          tone: 'success',
          title: `Cita con ${nameOf(one.patient)}`,
          description: `${formatDate(one.startsAt)}, ${formatTime(one.startsAt)}.`,
        });
        close();
      },
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(false);
  };
  return (
    <form noValidate onSubmit={submit} className='flex flex-col gap-4 pb-2'>
      <BookingFields
        draft={draft}
        change={change}
        professionals={professionals}
        errors={{ ...errors, ...refusal?.fields }}
      />
      {book.doubt !== undefined ? (
        <LostAnswerNotice doubt={book.doubt} onAsk={book.askAgain}>
          Lo que has escrito sigue aquí.
        </LostAnswerNotice>
      ) : (
        book.error && (
          <Notice
            tone={isOutside ? 'warning' : 'danger'}
            announce='assertive'
            title={isOutside ? 'Fuera de horario' : 'No se ha citado'}
            actions={
              isOutside && (
                <Button size='small' variant='secondary' onClick={() => send(true)}>
                  Citar igualmente
                </Button>
              )
            }
          >
            {refusal?.message ?? 'Puede ser la conexión. Mira en la agenda antes de repetirlo.'}
          </Notice>
        )
      )}
      <div className='flex flex-col gap-3 sm:flex-row-reverse'>
        <Button type='submit' size='small' busy={book.isPending} busyLabel='Citando...'>
          Citar
        </Button>
        <DialogClose>
          <Button size='small' variant='secondary'>
            Cerrar
          </Button>
        </DialogClose>
      </div>
    </form>
  );
}
