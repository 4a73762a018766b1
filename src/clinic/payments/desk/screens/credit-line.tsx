import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { formatEuros, formatEurosExactly } from '#platform/money.ts';
import { usePayOutCredit } from '../../credit/api.ts';
import type { DeskMethod } from '../../references.ts';
import { EntryOutcome } from '../../screens/entry-outcome.tsx';
import { methodNames } from '../../terms.ts';
import { AmountField, useAmount } from './amount-field.tsx';
import { buttonTexts } from './button-texts.ts';
import { MethodField } from './method-field.tsx';
import { texts } from './texts.ts';

export function CreditLine({ id, cents }: { id: number; cents: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className='dense-row flex flex-wrap items-center gap-x-3 px-3'>
      <span className='grow'>
        {texts().credit}
        <span className='block text-ink-soft text-xs'>{texts().creditUse}</span>
      </span>
      <strong className='tabular-nums'>{formatEurosExactly(cents)}</strong>
      {isOpen ? (
        <PayOutForm id={id} most={cents} back={() => setIsOpen(false)} />
      ) : (
        <span className='-ml-4 basis-full'>
          <Button size='small' variant='quiet' onClick={() => setIsOpen(true)}>
            {texts().payOut}
          </Button>
        </span>
      )}
    </li>
  );
}

function PayOutForm({ id, most, back }: { id: number; most: number; back: () => void }) {
  const amount = useAmount(most);
  const [method, setMethod] = useState<DeskMethod>('transfer');
  const payOut = usePayOutCredit();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const cents = amount.read();
    if (cents === undefined) return;
    payOut.mutateAsync({ id, cents, method }).then(
      () => {
        toast({ tone: 'success', title: texts().given(formatEuros(cents), methodNames()[method].inWords) });
        back();
      },
      () => {},
    );
  };
  return (
    <form noValidate onSubmit={submit} className='flex basis-full flex-wrap items-end gap-3 pb-2'>
      <AmountField label={texts().amountToGive} field={amount.field} />
      <MethodField label={texts().howGiven} value={method} onChoose={setMethod} />
      <EntryOutcome entry={payOut} refused={buttonTexts().notNoted} warning={texts().doNotGiveAgain} />
      <Button type='submit' size='small' busy={payOut.isPending} busyLabel={buttonTexts().noting}>
        {texts().haveGiven}
      </Button>
      <Button size='small' variant='quiet' onClick={back}>
        {texts().back}
      </Button>
    </form>
  );
}
