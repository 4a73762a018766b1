import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { Button } from '#design/button.tsx';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { DateField } from '#design/fields/date-field.tsx';
import { SelectField } from '#design/fields/field.tsx';
import { TimeField } from '#design/fields/time-field.tsx';
import type { Agenda, AgendaAppointment } from '../../agenda/contract.ts';
import { formatSpan } from '../../desk/screens/agenda-labels.ts';
import { formatRefund } from '../../desk/screens/format-refund.ts';
import type { ChoiceDraft } from './choice-draft.ts';
import { texts } from './texts.ts';

type Professionals = Pick<Agenda['professionals'][number], 'id' | 'name'>[];

export function AffectedChoice({
  one,
  draft,
  change,
  professionals,
}: {
  one: AgendaAppointment;
  draft: ChoiceDraft;
  change: (part: Partial<ChoiceDraft>) => void;
  professionals: Professionals;
}) {
  const others = professionals.filter(({ id }) => id !== one.professionalId);
  return (
    <li className='flex flex-col gap-2 border-line border-b py-3 last:border-b-0'>
      <SelectField
        label={
          <>
            <span className='tabular-nums'>{formatSpan(one)}</span> · {nameOf(one.patient)}
          </>
        }
        hint={unreachedSentence(one)}
        value={draft.what}
        // Cast: the options are the values of this type.
        onChange={({ target }) => change({ what: target.value as ChoiceDraft['what'] })}
      >
        <option value=''>{texts().affected.chooseWhat}</option>
        <option value='cancel'>{texts().affected.cancel}</option>
        <option value='hour'>{texts().affected.otherHour}</option>
        {others.length > 0 && <option value='colleague'>{texts().affected.colleague}</option>}
        {one.type !== 'child' && one.type !== 'video' && (
          <option value='video'>{texts().affected.video}</option>
        )}
      </SelectField>
      {draft.what === 'cancel' && <p className='text-ink-soft text-xs'>{formatRefund(one, 'waived')}</p>}
      {draft.what === 'hour' && (
        <div className='grid grid-cols-2 gap-3'>
          <DateField label={texts().affected.newDay} value={draft.day} onChange={(day) => change({ day })} />
          <TimeField
            label={texts().affected.newTime}
            value={draft.time}
            onChange={(time) => change({ time })}
          />
        </div>
      )}
      {draft.what === 'colleague' && (
        <SelectField
          label={texts().affected.withWhom}
          value={String(draft.professionalId ?? '')}
          onChange={({ target }) => change({ professionalId: Number(target.value) || undefined })}
        >
          <option value=''>{texts().choose}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {draft.what !== '' && draft.what !== 'cancel' && (
        <CheckboxField
          label={texts().affected.isAgreed}
          checked={draft.isAgreed}
          onChange={({ target }) => change({ isAgreed: target.checked })}
        />
      )}
    </li>
  );
}

export const CancelAll = ({ count, cancelAll }: { count: number; cancelAll: () => void }) => (
  <Button size='small' variant='secondary' onClick={cancelAll} className='self-start'>
    {texts().affected.cancelAll(count)}
  </Button>
);

function unreachedSentence({ isQuiet, patient }: AgendaAppointment): string | undefined {
  if (isQuiet) return texts().affected.importedCall;
  return patient.email === null ? texts().affected.noEmailCall : undefined;
}
