import { type FormEvent, useState } from 'react';
import { parseEuros } from '#clinic/payments/screens/amount.ts';
import { deskFailureMessages } from '#clinic/payments/screens/desk-failure.ts';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { SelectField, TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { formatEuros } from '#platform/money.ts';
import { type DiscountReason, discountReasons } from '../../../terms.ts';
import { type Due, useSetDiscount } from '../api.ts';

import { texts } from './texts.ts';

/** Discount on an unpaid appointment, for the director. */
export function DiscountForm({ due }: { due: Due }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <Button size='small' variant='quiet' className='-ml-4' onClick={() => setIsOpen(true)}>
        {due.discountCents > 0 ? texts().discount.change : texts().discount.open}
      </Button>
    );
  return <Fields due={due} close={() => setIsOpen(false)} />;
}

function Fields({
  due: { appointmentId: id, cents, discountCents, discountReason },
  close,
}: {
  due: Due;
  close: () => void;
}) {
  const [typed, setTyped] = useState(discountCents > 0 ? String(discountCents / 100).replace('.', ',') : '');
  const [reason, setReason] = useState<DiscountReason | null>(discountReason);
  const [wasSent, setWasSent] = useState(false);
  const save = useSetDiscount();
  const { refusal, tellIfLost } = deskFailureMessages(texts().discount.refused);
  const refused = refusal(save.error);
  const wholeCents = cents + discountCents;
  const given = parseEuros(typed);
  // 0 removes a discount; a new one is more than that.
  const isSound = given !== undefined && given <= wholeCents && (given > 0 || discountCents > 0);
  const { wrongAmount, wrongAmountOrZero } = texts().discount;
  const amountError = (discountCents > 0 ? wrongAmountOrZero : wrongAmount)(formatEuros(wholeCents));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (!isSound || reason === null) return;
    // The form may unmount with the debt, so the toast must not depend on it.
    save.mutateAsync({ id, discountCents: given, reason }).then(() => {
      toast({
        tone: 'success',
        title: given === 0 ? texts().discount.removed : texts().discount.done(formatEuros(given)),
        description: describePrice(wholeCents - given),
      });
      close();
    }, tellIfLost);
  };
  return (
    <Form noValidate onSubmit={submit} className='mt-1 mb-2 flex basis-full flex-wrap items-start gap-3'>
      <TextField
        label={texts().discount.amount}
        inputMode='decimal'
        autoFocus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        hint={isSound ? describePrice(wholeCents - given) : texts().discount.price(formatEuros(wholeCents))}
        error={wasSent && !isSound ? amountError : undefined}
        className='w-44'
      />
      <SelectField
        label={texts().discount.why}
        value={reason ?? ''}
        onChange={({ target }) => setReason(discountReasons.find((each) => each === target.value) ?? null)}
        error={wasSent && reason === null ? texts().reasonMissing : undefined}
        className='min-w-56 grow'
      >
        <option value=''>{texts().chooseReason}</option>
        {discountReasons.map((each) => (
          <option key={each} value={each}>
            {texts().discount.reasons[each]}
          </option>
        ))}
      </SelectField>
      {refused && <FailureNotice className='basis-full' {...refused} />}
      <span className='flex basis-full flex-wrap gap-3'>
        <Button type='submit' size='small' busy={save.isPending} busyLabel={texts().discount.busy}>
          {' '}
          {texts().discount.submit}{' '}
        </Button>
        <Button size='small' variant='quiet' onClick={close}>
          {' '}
          {texts().back}{' '}
        </Button>
      </span>
    </Form>
  );
}

const describePrice = (cents: number): string =>
  cents === 0 ? texts().discount.free : texts().discount.charged(formatEuros(cents));
