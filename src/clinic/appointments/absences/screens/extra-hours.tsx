import { type FormEvent, useState } from 'react';
import { useAddExtraHour } from '#clinic/schedule/api.ts';
import type { Opening } from '#clinic/schedule/contract.ts';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { DateField } from '#design/fields/date-field.tsx';
import { SelectField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { formatDay } from '#platform/time/screen-dates.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { useRemoveExtraHour } from '../api.ts';
import { AffectedPreview } from './absence-form.tsx';
import { texts } from './texts.ts';

export function ExtraHours({
  opening,
  decide,
}: {
  opening: Opening;
  decide: (hit: AgendaAppointment[]) => void;
}) {
  const remove = useRemoveExtraHour();
  const nameOf = (id: number) => opening.professionals.find((one) => one.id === id);
  const warnedOf = remove.variables?.preview && remove.data?.hit.length ? remove.variables.id : undefined;
  const take = (id: number) => {
    const store = () => remove.mutate({ id, preview: false }, { onSuccess: ({ hit }) => decide(hit) });
    if (warnedOf === id) store();
    else
      remove.mutate(
        { id, preview: true },
        { onSuccess: ({ hit }) => (hit.length === 0 ? store() : undefined) },
      );
  };
  return (
    <section aria-labelledby='extra' className='rounded-card border border-line bg-card p-4'>
      <h2 id='extra' className='mb-2 text-h4'>
        {' '}
        {texts().extraHours.title}{' '}
      </h2>
      <ul className='mb-3'>
        {opening.extraHours.map(({ id, professionalId, date, time }) => (
          <li key={id} className='border-line border-b py-2 last:border-b-0'>
            <div className='flex items-center justify-between gap-3'>
              <p className='min-w-0 text-xs tabular-nums'>
                <strong className='block text-sm'>{keepTogether(nameOf(professionalId)?.name ?? '')}</strong>
                {formatDay(date)}, {time}
              </p>
              {nameOf(professionalId)?.mayChange && (
                <Button
                  size='small'
                  variant='quiet'
                  onClick={() => take(id)}
                  busy={remove.isPending && remove.variables.id === id}
                  busyLabel={texts().extraHours.removing}
                  aria-label={texts().extraHours.removeFor(
                    nameOf(professionalId)?.name,
                    formatDay(date),
                    time,
                  )}
                >
                  {warnedOf === id ? texts().extraHours.removeAnyway : texts().extraHours.remove}
                </Button>
              )}
            </div>
            {warnedOf === id && remove.data && <AffectedPreview hit={remove.data.hit} />}
          </li>
        ))}
      </ul>
      <AddExtraHour opening={opening} />
    </section>
  );
}

function AddExtraHour({ opening }: { opening: Opening }) {
  const mine = opening.professionals.filter(({ mayChange }) => mayChange);
  const [draft, setDraft] = useState({ professionalId: mine[0]?.id ?? 0, date: '', time: clinic.slots[0] });
  const add = useAddExtraHour();
  if (mine.length === 0) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(draft);
  };
  return (
    <Form noValidate onSubmit={submit} className='grid grid-cols-2 items-end gap-3'>
      <SelectField
        className='col-span-2'
        label={texts().extraHours.who}
        value={String(draft.professionalId)}
        onChange={({ target }) => setDraft({ ...draft, professionalId: Number(target.value) })}
      >
        {mine.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <DateField
        label={texts().extraHours.day}
        value={draft.date}
        onChange={(date) => setDraft({ ...draft, date })}
      />
      <SelectField
        label={texts().extraHours.time}
        value={draft.time}
        // Cast: the options are the clinic's hours.
        onChange={({ target }) => setDraft({ ...draft, time: target.value as typeof draft.time })}
      >
        {clinic.slots.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </SelectField>
      {add.error && (
        <FailureNotice
          {...failureMessages(add.error, { refused: texts().extraHours.refused })}
          className='col-span-2'
        />
      )}
      <Button
        type='submit'
        size='small'
        variant='secondary'
        className='col-span-2 justify-self-start'
        disabled={draft.date === ''}
        busy={add.isPending}
        busyLabel={texts().extraHours.busy}
      >
        {texts().extraHours.add}
      </Button>
    </Form>
  );
}
