import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { LostAnswerNotice } from '#design/feedback/lost-answer-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { SelectField, TextField } from '#design/fields/field.tsx';
import { failureWords } from '#platform/idempotency/failure-words.ts';
import { formatEuros, formatEurosExactly } from '#platform/money.ts';
import { usePayOutCredit } from '../../credit/api.ts';
import { type DeskMethod, deskMethods } from '../../references.ts';
import { methodWords } from '../../terms.ts';
import { centsOf } from './amount.ts';

/** What the clinic keeps for a person; the desk gives it back as money where they ask for it. */
export function CreditLine({ id, cents }: { id: number; cents: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className='flex min-h-11 flex-wrap items-center gap-x-3 px-3 py-1'>
      <span className='grow'>
        Saldo a favor
        <span className='block text-ink-soft text-xs'>Para otra cita o un plan; no caduca</span>
      </span>
      <strong className='tabular-nums'>{formatEurosExactly(cents)}</strong>
      {isOpen ? (
        <PayOutForm id={id} most={cents} back={() => setIsOpen(false)} />
      ) : (
        <span className='-ml-4 basis-full'>
          <Button size='small' variant='quiet' onClick={() => setIsOpen(true)}>
            Darle el dinero…
          </Button>
        </span>
      )}
    </li>
  );
}

function PayOutForm({ id, most, back }: { id: number; most: number; back: () => void }) {
  const [amount, setAmount] = useState(() => String(most / 100).replace('.', ','));
  const [method, setMethod] = useState<DeskMethod>('transfer');
  const [isOdd, setIsOdd] = useState(false);
  const payOut = usePayOutCredit();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const cents = centsOf(amount);
    const isWrong = cents === undefined || cents < 1;
    setIsOdd(isWrong);
    if (isWrong) return;
    payOut.mutateAsync({ id, cents, method }).then(
      () => {
        toast({ tone: 'success', title: `Dados ${formatEuros(cents)} ${methodWords[method].inWords}` });
        back();
      },
      () => {},
    );
  };
  return (
    <form noValidate onSubmit={submit} className='flex basis-full flex-wrap items-end gap-3 pb-2'>
      <TextField
        label='Cuánto se le da, en euros'
        inputMode='decimal'
        autoFocus
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        error={isOdd ? 'Escribe una cantidad, por ejemplo 20 o 20,50.' : undefined}
        className='w-40'
      />
      <SelectField
        label='Cómo se lo das'
        value={method}
        onChange={({ target }) => setMethod(deskMethods.find((one) => one === target.value) ?? 'transfer')}
        className='w-48'
      >
        {deskMethods.map((one) => (
          <option key={one} value={one}>
            {methodWords[one].name}
          </option>
        ))}
      </SelectField>
      {payOut.doubt !== undefined ? (
        <LostAnswerNotice doubt={payOut.doubt} onAsk={payOut.askAgain}>
          No se lo des otra vez.
        </LostAnswerNotice>
      ) : (
        payOut.error && (
          <FailureNotice
            className='basis-full'
            {...failureWords(payOut.error, { refused: 'No se ha apuntado' })}
          />
        )
      )}
      <Button type='submit' size='small' busy={payOut.isPending} busyLabel='Apuntando...'>
        Se lo he dado
      </Button>
      <Button size='small' variant='quiet' onClick={back}>
        Dejarlo como está
      </Button>
    </form>
  );
}
