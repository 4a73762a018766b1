import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { Form } from '#design/fields/form.tsx';
import { ApiError } from '#platform/api/client.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDate, formatTime } from '#platform/time/screen-dates.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { Agenda, AgendaAppointment } from '../../agenda/contract.ts';
import { useMoveAtDesk } from '../api.ts';
import { HourRefusal } from './hour-refusal.tsx';
import { type PlaceDraft, PlaceFields } from './place/place-fields.tsx';
import { usePlaceProblem } from './place/use-place-problem.ts';
import { texts } from './texts.ts';

export function MoveForm({
  one,
  professionals,
  back,
  close,
}: {
  one: AgendaAppointment;
  professionals: Agenda['professionals'];
  back: () => void;
  close: () => void;
}) {
  const { startsAt, endsAt, professionalId } = one;
  const [place, setPlace] = useState<PlaceDraft>({
    ...wallTimeOf(new Date(startsAt)),
    minutes: (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000,
    professionalId,
  });
  const move = useMoveAtDesk();
  const problem = move.error instanceof ApiError ? move.error.problem : undefined;
  const send = (outsideHours: boolean) =>
    move
      .mutateAsync({
        id: one.id,
        startsAt: instantOf(place.day, place.time).toISOString(),
        minutes: place.minutes,
        ...(place.professionalId === undefined ? {} : { professionalId: place.professionalId }),
        outsideHours,
      })
      .then(
        (moved) => {
          const when = `${formatDate(moved.startsAt)}, ${formatTime(moved.startsAt)}`;
          toast({ tone: 'success', title: texts().move.done, description: `${when}.` });
          close();
        },
        () => {},
      );
  const problemOfPlace = usePlaceProblem(
    { place, type: one.type, patientId: one.patient.id, moved: one },
    professionals,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(false);
  };
  return (
    <Form noValidate onSubmit={submit} className='flex flex-col gap-4 pb-2'>
      <PlaceFields
        place={{ ...place, type: one.type }}
        change={(part) => setPlace((former) => ({ ...former, ...part }))}
        professionals={professionals}
        error={problem?.fields?.startsAt}
      />
      <p className='text-ink-soft text-sm'>
        {texts().move.paymentStays} {one.isQuiet ? texts().move.tellByPhone : texts().move.personIsTold}
      </p>
      <HourRefusal
        error={move.error}
        refused={texts().move.refused}
        actions={
          problemOfPlace === undefined && (
            <Button size='small' variant='secondary' onClick={() => send(true)}>
              {texts().move.anyway}
            </Button>
          )
        }
      />
      <FormFooter back={back} explanation={problemOfPlace}>
        <Button type='submit' size='small' busy={move.isPending} busyLabel={texts().move.busy}>
          {' '}
          {texts().move.submit}{' '}
        </Button>
      </FormFooter>
    </Form>
  );
}
