import { type FormEvent, useState } from 'react';
import type { Opening } from '#clinic/schedule/contract.ts';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { DateField } from '#design/fields/date-field.tsx';
import { SelectField, TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatDay } from '#platform/time/screen-dates.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { useChangeHoliday, useRemoveHolidayChange } from '../api.ts';
import { AffectedPreview } from './absence-form.tsx';
import { texts } from './texts.ts';

type Props = {
  opening: Opening;
  decide: (hit: AgendaAppointment[]) => void;
};

/** Holidays of the calendar, and the days on which the director overrides it. */
export function HolidayList({ opening, decide }: Props) {
  const remove = useRemoveHolidayChange();
  const changed = new Set(opening.holidayChanges.map(({ date }) => date));
  const calendar = opening.calendarHolidays.filter((date) => !changed.has(date));
  return (
    <section aria-labelledby='festivos' className='rounded-card border border-line bg-card p-4'>
      <h2 id='festivos' className='mb-2 text-h4'>
        {' '}
        {texts().holidays.title}{' '}
      </h2>
      <ul>
        {opening.holidayChanges.map(({ date, isOpen, reason }) => (
          <li
            key={date}
            className='dense-row flex items-center justify-between gap-3 border-line border-b last:border-b-0'
          >
            <p className='min-w-0 text-xs tabular-nums'>
              <strong className='block text-sm'>
                {isOpen ? texts().holidays.open(formatDay(date)) : texts().holidays.closed(formatDay(date))}
              </strong>
              {reason}
            </p>
            {opening.mayChangeHolidays && (
              <Button
                size='small'
                variant='quiet'
                className='shrink-0'
                onClick={() => remove.mutate(date, { onSuccess: ({ hit }) => decide(hit) })}
                busy={remove.isPending && remove.variables === date}
                busyLabel={texts().holidays.removing}
                aria-label={texts().holidays.followCalendarFor(formatDay(date))}
              >
                {' '}
                {texts().holidays.followCalendar}{' '}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {remove.error && (
        <FailureNotice {...failureMessages(remove.error, { refused: texts().holidays.refused })} />
      )}
      <details className='my-2 text-xs'>
        <summary className='cursor-pointer py-1'>{texts().holidays.upcoming(calendar.length)}</summary>
        <ul className='tabular-nums'>
          {calendar.map((date) => (
            <li key={date} className='dense-row'>
              {formatDay(date)}
            </li>
          ))}
        </ul>
      </details>
      {opening.mayChangeHolidays && <ChangeHoliday decide={decide} />}
    </section>
  );
}

const empty = { date: '', isOpen: false, reason: '' };

function ChangeHoliday({ decide }: Pick<Props, 'decide'>) {
  const [draft, setDraft] = useState(empty);
  const change = useChangeHoliday();
  const edit = (part: Partial<typeof empty>) => {
    change.reset();
    setDraft({ ...draft, ...part });
  };
  const warned = change.variables?.preview && change.data?.hit.length ? change.data.hit : undefined;
  const store = () =>
    change.mutate(
      { ...draft, preview: false },
      {
        onSuccess: ({ hit }) => {
          setDraft(empty);
          decide(hit);
        },
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (warned) store();
    else
      change.mutate(
        { ...draft, preview: true },
        { onSuccess: ({ hit }) => (hit.length === 0 ? store() : undefined) },
      );
  };
  return (
    <Form noValidate onSubmit={submit} className='grid items-end gap-3 sm:grid-cols-2'>
      <DateField label={texts().holidays.day} value={draft.date} onChange={(date) => edit({ date })} />
      <SelectField
        label={texts().holidays.clinic}
        value={draft.isOpen ? 'open' : 'closed'}
        onChange={({ target }) => edit({ isOpen: target.value === 'open' })}
      >
        <option value='closed'>{texts().holidays.closes}</option>
        <option value='open'>{texts().holidays.opens}</option>
      </SelectField>
      <div className='sm:col-span-2'>
        <TextField
          label={texts().holidays.reason}
          value={draft.reason}
          onChange={({ target }) => edit({ reason: target.value })}
        />
      </div>
      {warned && (
        <div className='sm:col-span-2'>
          <AffectedPreview hit={warned} />
        </div>
      )}
      {change.error && (
        <FailureNotice
          {...failureMessages(change.error, { refused: texts().holidays.refused })}
          className='sm:col-span-2'
        />
      )}
      <Button
        type='submit'
        size='small'
        variant='secondary'
        className='justify-self-start sm:col-span-2'
        disabled={draft.date === '' || draft.reason.trim() === ''}
        busy={change.isPending}
        busyLabel={texts().holidays.busy}
      >
        {warned ? texts().holidays.closeAnyway : texts().holidays.submit}
      </Button>
    </Form>
  );
}
