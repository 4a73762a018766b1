import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { TextField } from '#design/fields/field.tsx';
import { messageOf } from '#platform/api/client.ts';
import { formatEuros } from '#platform/money.ts';
import type { PaymentMethod } from '../../references.ts';
import { methodWords } from '../../terms.ts';
import { useReturnMoney } from '../api.ts';
import { centsOf } from './amount.ts';

/** Gives a payment back, whole or in part: the direction says how much and why. */
export function ReturnForm({
  id,
  cents: most,
  method,
  back,
}: {
  id: number;
  cents: number;
  method: PaymentMethod;
  back: () => void;
}) {
  const [amount, setAmount] = useState(() => String(most / 100).replace('.', ','));
  const [reason, setReason] = useState('');
  const [isOdd, setIsOdd] = useState(false);
  const giveBack = useReturnMoney();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const cents = centsOf(amount);
    setIsOdd(cents === undefined || cents < 1);
    if (cents === undefined || cents < 1) return;
    giveBack.mutateAsync({ id, cents, reason }).then(
      ({ isOnItsWay }) => {
        toast({
          tone: 'success',
          title: isOnItsWay ? `${formatEuros(cents)} van de vuelta` : `Devueltos ${formatEuros(cents)}`,
        });
        back();
      },
      () => {},
    );
  };
  return (
    <form noValidate onSubmit={submit} className='flex basis-full flex-wrap items-end gap-3 pb-2'>
      <TextField
        label='Cuánto se devuelve, en euros'
        inputMode='decimal'
        autoFocus
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        error={isOdd ? 'Escribe una cantidad, por ejemplo 20 o 20,50.' : undefined}
        className='w-40'
      />
      <TextField
        label='Por qué'
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={
          giveBack.error ? (messageOf(giveBack.error) ?? 'No se ha devuelto. Inténtalo de nuevo.') : undefined
        }
        className='min-w-56 grow'
      />
      <p className='basis-full text-ink-soft text-xs'>
        {method === 'wallet'
          ? 'Lo devuelve el proveedor de pagos; la persona recibe un correo.'
          : `Dáselo ${methodWords[method].inWords}, como pagó. La cita sigue constando como pagada.`}
      </p>
      <Button type='submit' size='small' busy={giveBack.isPending} busyLabel='Devolviendo...'>
        Devolver
      </Button>
      <Button size='small' variant='quiet' onClick={back}>
        Dejarlo como está
      </Button>
    </form>
  );
}
