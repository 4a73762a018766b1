import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { SelectField, TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { formatEuros } from '#platform/money.ts';
import { parseEuros } from '../../screens/amount.ts';
import { EntryOutcome } from '../../screens/entry-outcome.tsx';
import { maxNoteLength, type TillStep } from '../../terms.ts';
import { type Till, useNoteTill } from '../api.ts';
import { formatDifference, stepTexts } from './till-messages.ts';

/** Form to count the till for opening, handover or closing, or to record a withdrawal. */
export function TillForm({ step, till, back }: { step: TillStep; till: Till; back: () => void }) {
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const [givenTo, setGivenTo] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const noteTill = useNoteTill();
  const texts = stepTexts[step];
  const cents = parseEuros(amount);
  const isCompared = step !== 'withdrawal' && !till.isFirst;
  const difference = cents === undefined || !isCompared ? undefined : cents - till.expectedCents;
  const hasDifference = difference !== undefined && difference !== 0;
  const isNoteMissing = hasDifference && note.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (cents === undefined || isNoteMissing || (step === 'handover' && givenTo === '')) return;
    const wish = { step, cents, note, ...(step === 'handover' ? { givenTo: Number(givenTo) } : {}) };
    noteTill.mutateAsync(wish).then(
      () => {
        toast({ tone: 'success', title: texts.done });
        back();
      },
      () => {},
    );
  };
  return (
    <Form noValidate onSubmit={submit} className='flex flex-col gap-4 border-line border-t pt-4'>
      <TextField
        label={texts.count}
        inputMode='decimal'
        autoFocus
        autoComplete='off'
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        error={wasSent && cents === undefined ? 'Escribe una cantidad, por ejemplo 150 o 150,50.' : undefined}
        className='max-w-64'
      />
      {step === 'handover' && (
        <SelectField
          label='A quién'
          value={givenTo}
          onChange={({ target }) => setGivenTo(target.value)}
          error={wasSent && givenTo === '' ? 'Elige quién se queda la caja.' : undefined}
          className='max-w-64'
        >
          <option value=''>Elige a una persona</option>
          {till.colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {difference !== undefined && (
        <p role='status' className='font-[650]'>
          Debería haber {formatEuros(till.expectedCents)}. {formatDifference(difference)}
        </p>
      )}
      <TextField
        label={step === 'withdrawal' ? 'A dónde va' : 'Qué ha pasado'}
        optional={!hasDifference}
        maxLength={maxNoteLength}
        hint={step === 'withdrawal' ? 'Por ejemplo: a la caja fuerte, al banco.' : undefined}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        error={wasSent && isNoteMissing ? 'No cuadra: vuelve a contar o escribe qué ha pasado.' : undefined}
      />
      <EntryOutcome entry={noteTill} refused='No se ha apuntado' />
      <div className='flex flex-wrap gap-3'>
        <Button type='submit' size='small' busy={noteTill.isPending} busyLabel={texts.busy}>
          {texts.submit}
        </Button>
        <Button size='small' variant='quiet' onClick={back}>
          Volver
        </Button>
      </div>
    </Form>
  );
}
