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
import { texts } from './texts.ts';

export function Processes({ id, today }: { id: number; today: Day }) {
  return (
    <QueriedSection title={texts().title} what={texts().theTreatments} query={useQuery(processesQuery(id))}>
      {({ processes, keptUntil }) => (
        <>
          {processes.length === 0 && <EmptyText>{texts().none}</EmptyText>}
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
              {texts().keptUntil(formatDay(keptUntil))}
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
        toast({ tone: 'danger', ...failureMessages(error, { refused: texts().undoRefused }) }),
    });
  return (
    <li className='dense-row flex flex-wrap items-center gap-x-3 gap-y-1 px-3'>
      <span className='grow'>
        <span className='block'>{professional}</span>
        {openedOn && (
          <span className='block text-ink-soft text-xs'>{texts().firstVisit(formatDay(openedOn))}</span>
        )}
      </span>
      {dischargedOn === null ? (
        <Badge tone='confirmed'>{texts().open}</Badge>
      ) : (
        <Badge>{texts().dischargedOn(formatDay(dischargedOn))}</Badge>
      )}
      {isMine && dischargeId === null && <DischargeDialog id={id} today={today} process={process} />}
      {isMine && dischargeId !== null && (
        <Button
          size='small'
          variant='quiet'
          busy={undo.isPending}
          busyLabel={texts().undoing}
          onClick={() => takeBack(dischargeId)}
        >
          {texts().undo}
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
        toast({
          tone: 'success',
          title: texts().discharged,
          description: texts().onDay(formatDay(dischargedOn)),
        });
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
      title={texts().discharge}
      description={texts().dischargeHint}
      trigger={
        <Button size='small' variant='secondary'>
          {texts().discharge}
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
          label={texts().dischargeDay}
          min={process.openedOn ?? undefined}
          max={today}
          value={dischargedOn}
          onChange={setDay}
        />
        {give.error && <FailureNotice {...failureMessages(give.error, { refused: texts().refused })} />}
        <FormFooter>
          <Button type='submit' size='small' busy={give.isPending} busyLabel={texts().saving}>
            {texts().discharge}
          </Button>
        </FormFooter>
      </Form>
    </Dialog>
  );
}
