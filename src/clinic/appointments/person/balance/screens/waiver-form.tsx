import { type FormEvent, useState } from 'react';
import { deskFailureMessages } from '#clinic/payments/screens/desk-failure.ts';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { SelectField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { type WaiverReason, waiverReasons } from '../../../terms.ts';
import { useWaiveDebt } from '../api.ts';
import { waiverReasonLabels } from './balance-labels.ts';

export function WaiverForm({ id, amount }: { id: number; amount: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState<WaiverReason>();
  const [isMissing, setIsMissing] = useState(false);
  const waive = useWaiveDebt();
  const { refusal, tellIfLost } = deskFailureMessages('No se ha anotado');
  const refused = refusal(waive.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason === undefined);
    if (reason === undefined) return;
    // The form unmounts with the debt, so the toast must not depend on it.
    waive
      .mutateAsync({ id, reason })
      .then(() => toast({ tone: 'success', title: `Deuda perdonada: ${amount}` }), tellIfLost);
  };
  if (!isOpen)
    return (
      <Button size='small' variant='quiet' className='-ml-4' onClick={() => setIsOpen(true)}>
        No cobrar…
      </Button>
    );
  return (
    <Form noValidate onSubmit={submit} className='mt-1 flex basis-full flex-wrap items-end gap-3'>
      <SelectField
        label={`Por qué no se cobran ${amount}`}
        autoFocus
        value={reason ?? ''}
        onChange={({ target }) => setReason(waiverReasons.find((each) => each === target.value))}
        error={isMissing && reason === undefined ? 'Elige un motivo.' : undefined}
        className='min-w-56 grow'
      >
        <option value=''>Elige un motivo</option>
        {waiverReasons.map((each) => (
          <option key={each} value={each}>
            {waiverReasonLabels[each]}
          </option>
        ))}
      </SelectField>
      {refused && <FailureNotice className='basis-full' {...refused} />}
      <Button type='submit' size='small' busy={waive.isPending} busyLabel='Anotando...'>
        No cobrar
      </Button>
      <Button size='small' variant='quiet' onClick={() => setIsOpen(false)}>
        Volver
      </Button>
    </Form>
  );
}
