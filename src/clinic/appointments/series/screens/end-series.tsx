import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { ChoiceCards } from '#design/fields/choice-cards.tsx';
import { Form } from '#design/fields/form.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { checkAgendaAdvice } from '../../desk/screens/agenda-labels.ts';
import type { Refund } from '../../rules/refund-kinds.ts';
import { useEndSeries } from '../api.ts';
import { DateList } from './date-list.tsx';

const refundLabels: Record<Refund, string> = {
  nothing_paid: 'Nada cobrado',
  full: 'Se devuelve todo',
  part: 'Se devuelve una parte',
  none: 'No se devuelve',
  session: 'La sesión vuelve al plan',
  session_lost: 'La sesión se pierde',
};

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
          title: 'Serie terminada',
          description: `Citas canceladas: ${dates.length}.`,
        });
        close();
      },
      () => {},
    );
  const error = preview.error ?? end.error;
  return (
    <Form noValidate onSubmit={showPreview} className='flex flex-col gap-4 pb-2'>
      <ChoiceCards
        legend='Quién la termina'
        columns={2}
        value={by}
        onChange={(value) => {
          setBy(value);
          preview.reset();
        }}
        choices={[
          { value: 'person', label: 'La persona ha avisado' },
          { value: 'clinic', label: 'La clínica no puede' },
        ]}
      />
      {data && (
        <>
          <p role='status' className='font-[650]'>
            Se cancelan esta y las siguientes: {data.dates.length}. Si hay correo, la persona recibe un solo
            mensaje.
          </p>
          <DateList
            label='Citas que se cancelan'
            dates={data.dates.map(({ startsAt, refund }) => ({ startsAt, note: refundLabels[refund] }))}
          />
        </>
      )}
      {error && (
        <FailureNotice
          {...failureMessages(error, {
            refused: 'No se ha terminado',
            lost: preview.error ? 'No se ha terminado' : undefined,
            advice: checkAgendaAdvice(),
          })}
        />
      )}
      <FormFooter back={back}>
        {data ? (
          <Button size='small' variant='danger' busy={end.isPending} busyLabel='Cancelando...' onClick={send}>
            {`Cancelar ${data.dates.length}`}
          </Button>
        ) : (
          <Button type='submit' size='small' busy={preview.isPending} busyLabel='Mirando...'>
            Ver qué se cancela
          </Button>
        )}
      </FormFooter>
    </Form>
  );
}
