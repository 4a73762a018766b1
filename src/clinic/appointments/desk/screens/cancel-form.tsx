import { type FormEvent, useState } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { ChoiceCards } from '#design/fields/choice-cards.tsx';
import { TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { type Day, type TimeOfDay, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { waiverHint } from '../../rules/cancellation.ts';
import { useCancelAtDesk } from '../api.ts';
import { checkAgendaSentence } from './agenda-labels.ts';
import { formatLateCharge, formatRefund } from './format-refund.ts';

export function CancelForm({
  one,
  now,
  back,
  close,
}: {
  one: AgendaAppointment;
  now: Date;
  back: () => void;
  close: () => void;
}) {
  const [by, setBy] = useState<'person' | 'clinic'>('person');
  const [notice, setNotice] = useState(() => wallTimeOf(now));
  const [waiver, setWaiver] = useState('');
  const session = useSession();
  const mayWaive = session.state === 'signed-in' && session.user.role === 'admin';
  const cancel = useCancelAtDesk();
  const noticeAt = instantOf(notice.day, notice.time);
  const isValid = !Number.isNaN(noticeAt.getTime());
  const isWaived = by === 'clinic' || waiver.trim().length > 2;
  const countedNotice = isValid ? noticeAt : now;
  const counted = isWaived ? 'waived' : countedNotice;
  const whatComesBack = formatRefund(one, counted);
  const lateCharge = formatLateCharge(one, counted);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    cancel.mutate(
      {
        id: one.id,
        by,
        // A minute that is not over yet counts as now.
        ...(by === 'person' && isValid && noticeAt < now ? { noticeAt: noticeAt.toISOString() } : {}),
        ...(mayWaive && by === 'person' && waiver.trim().length > 2 ? { waiver } : {}),
      },
      {
        onSuccess: () => {
          toast({ tone: 'success', title: 'Cita cancelada', description: whatComesBack });
          close();
        },
      },
    );
  };
  return (
    <Form noValidate onSubmit={submit} className='flex flex-col gap-4 pb-2'>
      <ChoiceCards
        legend='Quién la cancela'
        columns={2}
        value={by}
        onChange={setBy}
        choices={[
          { value: 'person', label: 'La persona ha avisado' },
          { value: 'clinic', label: 'La clínica no puede' },
        ]}
      />
      {by === 'person' && (
        <NoticeFields
          notice={notice}
          setNotice={setNotice}
          waiver={waiver}
          setWaiver={setWaiver}
          mayWaive={mayWaive}
          hours={one.cancellationHours}
        />
      )}
      {lateCharge && <p>{lateCharge}</p>}
      <p className='font-[650]'>{whatComesBack}</p>
      {cancel.error && (
        <FailureNotice
          {...failureMessages(cancel.error, {
            refused: 'No se ha cancelado',
            otherwise: checkAgendaSentence,
          })}
        />
      )}
      <FormFooter back={back}>
        <Button type='submit' size='small' variant='danger' busy={cancel.isPending} busyLabel='Cancelando...'>
          Cancelar la cita
        </Button>
      </FormFooter>
    </Form>
  );
}

type WallTime = { day: Day; time: TimeOfDay };

function NoticeFields({
  notice,
  setNotice,
  waiver,
  setWaiver,
  mayWaive,
  hours,
}: {
  notice: WallTime;
  setNotice: (notice: WallTime) => void;
  waiver: string;
  setWaiver: (waiver: string) => void;
  mayWaive: boolean;
  /** The appointment's notice. */
  hours: number;
}) {
  return (
    <>
      <div className='grid grid-cols-2 gap-4'>
        <TextField
          label='Día del aviso'
          type='date'
          value={notice.day}
          onChange={({ target }) => setNotice({ ...notice, day: target.value })}
        />
        <TextField
          label='Hora del aviso'
          type='time'
          value={notice.time}
          onChange={({ target }) => setNotice({ ...notice, time: target.value })}
        />
      </div>
      {mayWaive && (
        <TextField
          label='Devolverlo todo igualmente, porque…'
          optional
          hint={waiverHint(hours)}
          value={waiver}
          onChange={({ target }) => setWaiver(target.value)}
        />
      )}
    </>
  );
}
