import { type FormEvent, useState } from 'react';
import { deskFailureMessages } from '#clinic/payments/screens/desk-failure.ts';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { SelectField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { type WaiverReason, waiverReasons } from '../../../terms.ts';
import { useWaiveDebt } from '../api.ts';

import { texts } from './texts.ts';

export function WaiverForm({ id, amount }: { id: number; amount: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState<WaiverReason>();
  const [isMissing, setIsMissing] = useState(false);
  const waive = useWaiveDebt();
  const { refusal, tellIfLost } = deskFailureMessages(texts().waiver.refused);
  const refused = refusal(waive.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason === undefined);
    if (reason === undefined) return;
    // The form unmounts with the debt, so the toast must not depend on it.
    waive
      .mutateAsync({ id, reason })
      .then(() => toast({ tone: 'success', title: texts().waiver.done(amount) }), tellIfLost);
  };
  if (!isOpen)
    return (
      <Button size='small' variant='quiet' className='-ml-4' onClick={() => setIsOpen(true)}>
        {' '}
        {texts().waiver.open}{' '}
      </Button>
    );
  return (
    <Form noValidate onSubmit={submit} className='mt-1 flex basis-full flex-wrap items-end gap-3'>
      <SelectField
        label={texts().waiver.why(amount)}
        autoFocus
        value={reason ?? ''}
        onChange={({ target }) => setReason(waiverReasons.find((each) => each === target.value))}
        error={isMissing && reason === undefined ? texts().reasonMissing : undefined}
        className='min-w-56 grow'
      >
        <option value=''>{texts().chooseReason}</option>
        {waiverReasons.map((each) => (
          <option key={each} value={each}>
            {texts().waiver.reasons[each]}
          </option>
        ))}
      </SelectField>
      {refused && <FailureNotice className='basis-full' {...refused} />}
      <Button type='submit' size='small' busy={waive.isPending} busyLabel={texts().waiver.busy}>
        {' '}
        {texts().waiver.submit}{' '}
      </Button>
      <Button size='small' variant='quiet' onClick={() => setIsOpen(false)}>
        {' '}
        {texts().back}{' '}
      </Button>
    </Form>
  );
}
