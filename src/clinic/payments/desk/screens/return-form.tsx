import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { SelectField, TextField } from '#design/fields/field.tsx';
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
  isPlan,
  back,
}: {
  id: number;
  cents: number;
  method: PaymentMethod;
  /** Of a plan, sessions go with the money. */
  isPlan: boolean;
  back: () => void;
}) {
  const [amount, setAmount] = useState(() => String(most / 100).replace('.', ','));
  const [reason, setReason] = useState('');
  const [to, setTo] = useState<'as_paid' | 'credit'>('as_paid');
  const [sessions, setSessions] = useState('0');
  const [isOdd, setIsOdd] = useState(false);
  const giveBack = useReturnMoney();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const cents = centsOf(amount);
    setIsOdd(cents === undefined || cents < 1);
    if (cents === undefined || cents < 1) return;
    giveBack.mutateAsync({ id, cents, reason, to, sessions: Number.parseInt(sessions, 10) || 0 }).then(
      ({ isOnItsWay }) => {
        toast({
          tone: 'success',
          title: returnedWords({ cents, to, isOnItsWay, isAtDesk: method !== 'wallet' }),
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
      <SelectField
        label='Cómo vuelve'
        value={to}
        onChange={({ target }) => setTo(target.value === 'credit' ? 'credit' : 'as_paid')}
        className='w-56'
      >
        <option value='as_paid'>Como lo pagó</option>
        <option value='credit'>Como saldo a favor</option>
      </SelectField>
      {isPlan && (
        <TextField
          label='Sesiones que se retiran'
          inputMode='numeric'
          value={sessions}
          onChange={({ target }) => setSessions(target.value)}
          className='w-44'
        />
      )}
      <p className='basis-full text-ink-soft text-xs'>
        {wayWords({ to, method, isPlan })}
        {isPlan
          ? ' Si devuelves entero su último pago, el plan termina.'
          : ' La cita sigue constando como pagada.'}
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

function wayWords({ to, method, isPlan }: { to: string; method: PaymentMethod; isPlan: boolean }): string {
  if (to === 'credit' || method === 'credit')
    return 'Queda a su favor para otra cita o un plan, no caduca, y recepción se lo da si lo pide.';
  if (method === 'wallet') return 'Lo devuelve el proveedor de pagos; la persona recibe un correo.';
  const how = `${methodWords[method].inWords}, como pagó.`;
  return isPlan ? `Queda apuntado en Hoy para dárselo ${how}` : `Dáselo ${how}`;
}

function returnedWords(done: { cents: number; to: string; isOnItsWay: boolean; isAtDesk: boolean }): string {
  const amount = formatEuros(done.cents);
  if (done.to === 'credit') return `${amount} pasan a su saldo`;
  if (!done.isOnItsWay) return `Devueltos ${amount}`;
  return done.isAtDesk ? `${amount} por devolver, en Hoy` : `${amount} van de vuelta`;
}
