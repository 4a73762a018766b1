import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { SelectField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { TimeField } from '#design/fields/time-field.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { wallTimeOf, weekdayOf } from '#platform/time/calendar-days.ts';
import { dateWords } from '#platform/time/date-words.ts';
import type { Agenda, AgendaAppointment } from '../../agenda/contract.ts';
import { checkAgendaAdvice } from '../../desk/screens/agenda-labels.ts';
import { ProfessionalField } from '../../desk/screens/place/place-fields.tsx';
import { type SeriesMove, useMoveSeries } from '../api.ts';
import { DateList } from './date-list.tsx';
import { texts } from './texts.ts';

export function MoveFollowing({
  one,
  seriesId,
  professionals,
  back,
  close,
}: {
  one: AgendaAppointment;
  seriesId: number;
  professionals: Agenda['professionals'];
  back: () => void;
  close: () => void;
}) {
  const { day, time } = wallTimeOf(new Date(one.startsAt));
  const [when, setWhen] = useState<When>({
    weekday: weekdayOf(day),
    time,
    professionalId: one.professionalId,
  });
  const preview = useMoveSeries();
  const move = useMoveSeries();
  const { data } = preview;
  const wish = (outsideHours: boolean): SeriesMove => ({
    id: seriesId,
    fromAppointmentId: one.id,
    ...when,
    outsideHours,
  });
  const showPreview = (event: FormEvent) => {
    event.preventDefault();
    preview.mutate({ ...wish(false), preview: true });
  };
  const change = (part: Partial<When>) => {
    setWhen((former) => ({ ...former, ...part }));
    preview.reset();
    move.reset();
  };
  const possible = data?.dates.filter(({ conflict }) => conflict === null).length ?? 0;
  const send = () =>
    move.mutate(preview.variables ? { ...preview.variables, preview: false } : wish(false), {
      onSuccess: () => {
        toast({
          tone: 'success',
          title: texts().move.done,
          description: texts().oneMessage,
        });
        close();
      },
    });
  const error = preview.error ?? move.error;
  return (
    <Form noValidate onSubmit={showPreview} className='flex flex-col gap-4 pb-2'>
      <WhenFields when={when} change={change} professionals={professionals} />
      {data && (
        <MoveOutcome
          dates={data.dates}
          includeUnusual={() => preview.mutate({ ...wish(true), preview: true })}
        />
      )}
      {error && (
        <FailureNotice
          {...failureMessages(error, {
            refused: texts().move.refused,
            lost: preview.error ? texts().move.refused : undefined,
            advice: checkAgendaAdvice(),
          })}
        />
      )}
      <FormFooter back={back}>
        {data ? (
          <Button
            size='small'
            disabled={possible === 0}
            busy={move.isPending}
            busyLabel={texts().move.busy}
            onClick={send}
          >
            {texts().move.submit(possible)}
          </Button>
        ) : (
          <Button type='submit' size='small' busy={preview.isPending} busyLabel={texts().previewing}>
            {texts().move.preview}
          </Button>
        )}
      </FormFooter>
    </Form>
  );
}

type When = { weekday: number; time: string; professionalId: number };

function WhenFields({
  when,
  change,
  professionals,
}: {
  when: When;
  change: (part: Partial<When>) => void;
  professionals: Agenda['professionals'];
}) {
  return (
    <div className='grid grid-cols-2 gap-4'>
      <SelectField
        label={texts().move.weekday}
        value={String(when.weekday)}
        onChange={({ target }) => change({ weekday: Number(target.value) })}
      >
        {dateWords().weekdays.map((word, index) => (
          <option key={word} value={index + 1}>
            {' '}
            {word.charAt(0).toUpperCase() + word.slice(1)}{' '}
          </option>
        ))}
      </SelectField>
      <TimeField label={texts().move.time} value={when.time} onChange={(time) => change({ time })} />
      <ProfessionalField id={when.professionalId} professionals={professionals} change={change} />
    </div>
  );
}

function MoveOutcome({
  dates,
  includeUnusual,
}: {
  dates: NonNullable<ReturnType<typeof useMoveSeries>['data']>['dates'];
  includeUnusual: () => void;
}) {
  const staying = dates.filter(({ conflict }) => conflict !== null).length;
  return (
    <>
      <p role='status' className='font-[650]'>
        {texts().move.summary(dates.length, staying)}
      </p>
      <DateList label={texts().move.dates} dates={dates} />
      {dates.some(({ conflict }) => conflict === 'outside_hours') && (
        <Button size='small' variant='secondary' className='self-start' onClick={includeUnusual}>
          {texts().move.outsideHoursToo}
        </Button>
      )}
    </>
  );
}
