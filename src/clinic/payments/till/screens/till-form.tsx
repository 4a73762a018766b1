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
import { texts } from './texts.ts';
import { formatDifference } from './till-messages.ts';

/** Form to count the till for opening, handover or closing, or to record a withdrawal. */
export function TillForm({ step, till, back }: { step: TillStep; till: Till; back: () => void }) {
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const [givenTo, setGivenTo] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const noteTill = useNoteTill();
  const said = texts().steps[step];
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
        toast({ tone: 'success', title: said.done });
        back();
      },
      () => {},
    );
  };
  return (
    <Form noValidate onSubmit={submit} className='flex flex-col gap-4 border-line border-t pt-4'>
      <TextField
        label={said.count}
        inputMode='decimal'
        autoFocus
        autoComplete='off'
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        error={wasSent && cents === undefined ? texts().amountExample : undefined}
        className='max-w-64'
      />
      {step === 'handover' && (
        <SelectField
          label={texts().toWhom}
          value={givenTo}
          onChange={({ target }) => setGivenTo(target.value)}
          error={wasSent && givenTo === '' ? texts().toWhomMissing : undefined}
          className='max-w-64'
        >
          <option value=''>{texts().choosePerson}</option>
          {till.colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {difference !== undefined && (
        <p role='status' className='font-[650]'>
          {texts().expected(formatEuros(till.expectedCents))} {formatDifference(difference)}
        </p>
      )}
      <TextField
        label={step === 'withdrawal' ? texts().whereTo : texts().whatHappened}
        optional={!hasDifference}
        maxLength={maxNoteLength}
        hint={step === 'withdrawal' ? texts().whereToHint : undefined}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        error={wasSent && isNoteMissing ? texts().noteMissing : undefined}
      />
      <EntryOutcome entry={noteTill} refused={texts().notNoted} />
      <div className='flex flex-wrap gap-3'>
        <Button type='submit' size='small' busy={noteTill.isPending} busyLabel={said.busy}>
          {said.submit}
        </Button>
        <Button size='small' variant='quiet' onClick={back}>
          {texts().back}
        </Button>
      </div>
    </Form>
  );
}
