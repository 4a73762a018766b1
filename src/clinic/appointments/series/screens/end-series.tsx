import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { ChoiceCards } from '#design/fields/choice-cards.tsx';
import { Form } from '#design/fields/form.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { checkAgendaAdvice } from '../../desk/screens/agenda-labels.ts';

import { useEndSeries } from '../api.ts';
import { DateList } from './date-list.tsx';
import { texts } from './texts.ts';

export function EndSeries({
  seriesId,
  fromAppointmentId,
  back,
  close,
}: {
  seriesId: number;
  fromAppointmentId: number;
  back: () => void;
  close: () => void;
}) {
  const [by, setBy] = useState<'person' | 'clinic'>('person');
  const preview = useEndSeries();
  const end = useEndSeries();
  const { data } = preview;
  const which = { id: seriesId, fromAppointmentId, by };
  const showPreview = (event: FormEvent) => {
    event.preventDefault();
    preview.mutate({ ...which, preview: true });
  };
  const send = () =>
    end.mutateAsync(which).then(
      ({ dates }) => {
        toast({
          tone: 'success',
          title: texts().end.done,
          description: texts().end.cancelled(dates.length),
        });
        close();
      },
      () => {},
    );
  const error = preview.error ?? end.error;
  return (
    <Form noValidate onSubmit={showPreview} className='flex flex-col gap-4 pb-2'>
      <ChoiceCards
        legend={texts().end.by}
        columns={2}
        value={by}
        onChange={(value) => {
          setBy(value);
          preview.reset();
        }}
        choices={[
          { value: 'person', label: texts().end.byPerson },
          { value: 'clinic', label: texts().end.byClinic },
        ]}
      />
      {data && (
        <>
          <p role='status' className='font-[650]'>
            {texts().end.summary(data.dates.length)}
          </p>
          <DateList
            label={texts().end.dates}
            dates={data.dates.map(({ startsAt, refund }) => ({ startsAt, note: texts().refunds[refund] }))}
          />
        </>
      )}
      {error && (
        <FailureNotice
          {...failureMessages(error, {
            refused: texts().end.refused,
            lost: preview.error ? texts().end.refused : undefined,
            advice: checkAgendaAdvice(),
          })}
        />
      )}
      <FormFooter back={back}>
        {data ? (
          <Button
            size='small'
            variant='danger'
            busy={end.isPending}
            busyLabel={texts().end.busy}
            onClick={send}
          >
            {texts().end.submit(data.dates.length)}
          </Button>
        ) : (
          <Button type='submit' size='small' busy={preview.isPending} busyLabel={texts().previewing}>
            {texts().end.preview}
          </Button>
        )}
      </FormFooter>
    </Form>
  );
}
