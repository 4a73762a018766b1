import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import type { Opening } from '#clinic/schedule/contract.ts';
import { Button } from '#design/button.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { DateField } from '#design/fields/date-field.tsx';
import { SelectField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { TimeField } from '#design/fields/time-field.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { formatSpan } from '../../desk/screens/agenda-labels.ts';
import { absencePreviewQuery, useAddAbsence } from '../api.ts';
import { type AbsenceDraft, absenceRange, emptyAbsence, withFirstDay } from './absence-draft.ts';
import { groupByDay } from './affected-days.ts';
import { closingTexts } from './closing-texts.ts';
import { texts } from './texts.ts';

const wholeClinic = 'all';

/** Form for an absence, with a live preview of the affected appointments. */
export function AbsenceForm({
  opening,
  now,
  closed,
}: {
  opening: Opening;
  now: Date;
  closed: (hit: AgendaAppointment[]) => void;
}) {
  const [who, setWho] = useState('');
  const [draft, setDraft] = useState(() => emptyAbsence(wallTimeOf(now)));
  const change = (part: Partial<AbsenceDraft>) => setDraft({ ...draft, ...part });
  const range = absenceRange(draft);
  const absence =
    who === '' || range === undefined
      ? undefined
      : { professionalId: who === wholeClinic ? null : Number(who), ...range };
  const preview = useQuery(absencePreviewQuery(absence));
  const add = useAddAbsence();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (absence) add.mutate(absence, { onSuccess: ({ hit }) => closed(hit) });
  };
  return (
    <Form noValidate onSubmit={submit} className='flex flex-col gap-4 pb-2 text-sm'>
      <SelectField
        label={closingTexts().closing.who}
        value={who}
        onChange={({ target }) => setWho(target.value)}
      >
        <option value=''>{texts().choose}</option>
        {opening.professionals
          .filter(({ mayChange }) => mayChange)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        {opening.mayCloseAll && <option value={wholeClinic}>{texts().wholeClinic}</option>}
      </SelectField>
      <div className='grid grid-cols-2 gap-3'>
        <DateField
          label={closingTexts().closing.firstDay}
          value={draft.from}
          onChange={(day) => setDraft(withFirstDay(draft, day))}
        />
        <DateField
          label={closingTexts().closing.lastDay}
          value={draft.to}
          onChange={(day) => change({ to: day })}
        />
      </div>
      <CheckboxField
        label={closingTexts().closing.wholeDays}
        checked={draft.isWholeDays}
        onChange={({ target }) => change({ isWholeDays: target.checked })}
      />
      {!draft.isWholeDays && (
        <div className='grid grid-cols-2 gap-3'>
          <TimeField
            label={closingTexts().closing.from}
            hint={closingTexts().closing.ofFirstDay}
            value={draft.startTime}
            onChange={(time) => change({ startTime: time })}
          />
          <TimeField
            label={closingTexts().closing.until}
            hint={closingTexts().closing.ofLastDay}
            value={draft.endTime}
            onChange={(time) => change({ endTime: time })}
          />
        </div>
      )}
      {who !== '' && range === undefined && (
        <p className='text-coral-700'>{closingTexts().closing.endBeforeStart}</p>
      )}
      {preview.data && absence && <AffectedPreview hit={preview.data.hit} />}
      {(add.error ?? preview.error) && (
        <FailureNotice
          {...failureMessages(add.error ?? preview.error, {
            refused: closingTexts().closing.refused,
            lost: add.error ? undefined : closingTexts().closing.refused,
          })}
        />
      )}
      <FormFooter>
        <Button
          type='submit'
          size='small'
          disabled={absence === undefined || preview.isPending}
          busy={add.isPending}
          busyLabel={closingTexts().closing.busy}
        >
          {submitLabel(draft)}
        </Button>
      </FormFooter>
    </Form>
  );
}

function submitLabel({ isWholeDays, from, to }: AbsenceDraft): string {
  if (!isWholeDays) return closingTexts().closing.closeHours;
  return from === to ? closingTexts().closing.closeDay : closingTexts().closing.closeDays;
}

export function AffectedPreview({ hit }: { hit: AgendaAppointment[] }) {
  if (hit.length === 0) return <p role='status'>{texts().affected.none}</p>;
  return (
    <div role='status' className='rounded-[10px] bg-ochre-100 px-3 py-2'>
      <p className='font-[650]'>{texts().affected.count(hit.length)}</p>
      {groupByDay(hit).map(({ date, appointments }) => (
        <div key={date} className='mt-1 text-xs'>
          <p className='text-ink-soft first-letter:uppercase'>{date}</p>
          <ul>
            {appointments.map((one) => (
              <li key={one.id} className='tabular-nums'>
                {formatSpan(one)} · {nameOf(one.patient)}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className='mt-1 text-xs'>{texts().affected.notCancelled}</p>
    </div>
  );
}
