import { type FormEvent, useState } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { ChoiceCards } from '#design/fields/choice-cards.tsx';
import { DateField } from '#design/fields/date-field.tsx';
import { TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { TimeField } from '#design/fields/time-field.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatEuros } from '#platform/money.ts';
import { type Day, type TimeOfDay, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { waiverHint } from '../../rules/cancellation-sentences.ts';
import { useCancelAtDesk, useNoteAttendance } from '../api.ts';
import { checkAgendaAdvice, labelAttendance, outcomeMessage } from './agenda-labels.ts';
import { formatLateCharge, formatRefund } from './format-refund.ts';
import { labelTexts } from './label-texts.ts';
import { offeredNotes } from './row-actions.ts';
import { texts } from './texts.ts';

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
    const request = {
      id: one.id,
      by,
      // A minute that is not over yet counts as now.
      ...(by === 'person' && isValid && noticeAt < now ? { noticeAt: noticeAt.toISOString() } : {}),
      ...(mayWaive && by === 'person' && waiver.trim().length > 2 ? { waiver } : {}),
    };
    // A promise, because the refreshed agenda closes this form before a callback would be called.
    cancel.mutateAsync(request).then(
      () => {
        toast({ tone: 'success', title: texts().cancel.done, description: whatComesBack });
        close();
      },
      () => {},
    );
  };
  return (
    <Form noValidate onSubmit={submit} className='flex flex-col gap-4 pb-2'>
      <ChoiceCards
        legend={texts().cancel.by}
        columns={2}
        value={by}
        onChange={setBy}
        choices={[
          { value: 'person', label: texts().cancel.byPerson },
          { value: 'clinic', label: texts().cancel.byClinic },
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
      {lateCharge && (
        <LateCharge one={one} isOffered={offeredNotes(one, now).includes('cancelled_late')} done={back}>
          {lateCharge}
        </LateCharge>
      )}
      <p className='font-[650]'>{whatComesBack}</p>
      {cancel.error && (
        <FailureNotice
          {...failureMessages(cancel.error, {
            refused: texts().cancel.refused,
            advice: checkAgendaAdvice(),
          })}
        />
      )}
      <FormFooter back={back}>
        <Button
          type='submit'
          size='small'
          variant='danger'
          busy={cancel.isPending}
          busyLabel={texts().cancel.busy}
        >
          {' '}
          {texts().cancel.submit}{' '}
        </Button>
      </FormFooter>
    </Form>
  );
}

/** The late cancellation is noted instead of the cancellation: it leaves a debt, and the dialog then offers the payment. */
function LateCharge({
  one,
  isOffered,
  done,
  children,
}: {
  one: AgendaAppointment;
  isOffered: boolean;
  done: () => void;
  children: string;
}) {
  const note = useNoteAttendance();
  const charge = () =>
    note.mutateAsync({ id: one.id, status: 'cancelled_late' }).then(
      () => {
        toast(outcomeMessage(one, { status: 'cancelled_late', isByPhone: false }));
        done();
      },
      () => {},
    );
  return (
    <div className='flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-[10px] bg-ochre-100 px-3 py-2'>
      <p>{children}</p>
      {isOffered && (
        <Button
          size='small'
          variant='secondary'
          busy={note.isPending}
          busyLabel={texts().cancel.noting}
          onClick={charge}
        >
          {texts().cancel.noteWithDebt(labelAttendance('cancelled_late'), formatEuros(one.price))}
        </Button>
      )}
      {note.error && (
        <FailureNotice
          {...failureMessages(note.error, {
            refused: labelTexts().noted.refused,
            advice: checkAgendaAdvice(),
          })}
        />
      )}
    </div>
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
        <DateField
          label={texts().cancel.noticeDay}
          value={notice.day}
          onChange={(day) => setNotice({ ...notice, day })}
        />
        <TimeField
          label={texts().cancel.noticeTime}
          value={notice.time}
          onChange={(time) => setNotice({ ...notice, time })}
        />
      </div>
      {mayWaive && (
        <TextField
          label={texts().cancel.waiver}
          optional
          hint={waiverHint(hours)}
          value={waiver}
          onChange={({ target }) => setWaiver(target.value)}
        />
      )}
    </>
  );
}
