import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { DateField } from '#design/fields/date-field.tsx';
import { Form } from '#design/fields/form.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { formatDay } from '#platform/time/screen-dates.ts';
import { QueriedSection } from '../../directory/screens/record-section.tsx';
import { type CareProcess, processesQuery, useDischarge, useUndoDischarge } from '../api.ts';

export function Processes({ id, today }: { id: number; today: Day }) {
  return (
    <QueriedSection title='Tratamientos' what='los tratamientos' query={useQuery(processesQuery(id))}>
      {({ processes, keptUntil }) => (
        <>
          {processes.length === 0 && <EmptyText>Todavía no tiene ninguna cita confirmada.</EmptyText>}
          <ul className='divide-y divide-line'>
            {processes.map((process) => (
              <Line
                key={process.dischargeId ?? `open ${process.professionalId}`}
                id={id}
                today={today}
                process={process}
              />
            ))}
          </ul>
          {keptUntil && (
            <p className='border-line border-t px-3 py-2 text-ink-soft text-xs'>
              La ley pide guardar la historia hasta el {formatDay(keptUntil)}. Después se borra sola.
            </p>
          )}
        </>
      )}
    </QueriedSection>
  );
}

function Line({ id, today, process }: { id: number; today: Day; process: CareProcess }) {
  const { professional, openedOn, dischargeId, dischargedOn, isMine } = process;
  const undo = useUndoDischarge(id);
  const takeBack = (discharge: number) =>
    undo.mutate(discharge, {
      onError: (error) =>
        toast({ tone: 'danger', ...failureMessages(error, { refused: 'El alta sigue dada' }) }),
    });
  return (
    <li className='dense-row flex flex-wrap items-center gap-x-3 gap-y-1 px-3'>
      <span className='grow'>
        <span className='block'>{professional}</span>
        {openedOn && (
          <span className='block text-ink-soft text-xs'>Primera visita: {formatDay(openedOn)}</span>
        )}
      </span>
      {dischargedOn === null ? (
        <Badge tone='confirmed'>Abierto</Badge>
      ) : (
        <Badge>Alta: {formatDay(dischargedOn)}</Badge>
      )}
      {isMine && dischargeId === null && <DischargeDialog id={id} today={today} process={process} />}
      {isMine && dischargeId !== null && (
        <Button
          size='small'
          variant='quiet'
          busy={undo.isPending}
          busyLabel='Deshaciendo...'
          onClick={() => takeBack(dischargeId)}
        >
          Deshacer el alta
        </Button>
      )}
    </li>
  );
}

function DischargeDialog({ id, today, process }: { id: number; today: Day; process: CareProcess }) {
  const [isOpen, setOpen] = useState(false);
  const [dischargedOn, setDay] = useState(today);
  const give = useDischarge(id);
  const submit = () =>
    void give
      .mutateAsync(dischargedOn)
      .then(() => {
        setOpen(false);
        toast({ tone: 'success', title: 'Alta dada', description: `El ${formatDay(dischargedOn)}.` });
      })
      // The dialog shows the error.
      .catch(() => undefined);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(opens) => {
        setOpen(opens);
        give.reset();
      }}
      title='Dar el alta'
      description='Desde ese día cuenta el plazo legal de conservación de la historia.'
      trigger={
        <Button size='small' variant='secondary'>
          Dar el alta
        </Button>
      }
    >
      <Form
        className='flex flex-col gap-4'
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DateField
          label='Día del alta'
          min={process.openedOn ?? undefined}
          max={today}
          value={dischargedOn}
          onChange={setDay}
        />
        {give.error && (
          <FailureNotice {...failureMessages(give.error, { refused: 'No se ha dado el alta' })} />
        )}
        <FormFooter>
          <Button type='submit' size='small' busy={give.isPending} busyLabel='Guardando...'>
            Dar el alta
          </Button>
        </FormFooter>
      </Form>
    </Dialog>
  );
}
