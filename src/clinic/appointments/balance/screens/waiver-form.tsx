import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { SelectField } from '#design/fields/field.tsx';
import { messageOf } from '#platform/api/client.ts';
import { type WaiverReason, waiverReasons } from '../../terms.ts';
import { useWaiveDebt } from '../api.ts';
import { reasonWords } from './balance-words.ts';

/** Lets a debt go: the direction says why first. */
export function WaiverForm({ id, amount }: { id: number; amount: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState<WaiverReason>();
  const [isMissing, setIsMissing] = useState(false);
  const waive = useWaiveDebt();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason === undefined);
    if (reason === undefined) return;
    // The form goes with the debt: what is told does not hang on it.
    waive.mutateAsync({ id, reason }).then(
      () => toast({ tone: 'success', title: `Deuda perdonada: ${amount}` }),
      () => {},
    );
  };
  if (!isOpen)
    return (
      <Button size='small' variant='quiet' className='-ml-4' onClick={() => setIsOpen(true)}>
        No cobrar…
      </Button>
    );
  const failure = waive.error && (messageOf(waive.error) ?? 'No se ha anotado. Inténtalo de nuevo.');
  return (
    <form noValidate onSubmit={submit} className='mt-1 flex basis-full flex-wrap items-end gap-3'>
      <SelectField
        label={`Por qué no se cobran ${amount}`}
        autoFocus
        value={reason ?? ''}
        onChange={({ target }) => setReason(waiverReasons.find((each) => each === target.value))}
        error={failure ?? (isMissing && reason === undefined ? 'Elige un motivo.' : undefined)}
        className='min-w-56 grow'
      >
        <option value=''>Elige un motivo</option>
        {waiverReasons.map((each) => (
          <option key={each} value={each}>
            {reasonWords[each]}
          </option>
        ))}
      </SelectField>
      <Button type='submit' size='small' busy={waive.isPending} busyLabel='Anotando...'>
        No cobrar
      </Button>
      <Button size='small' variant='quiet' onClick={() => setIsOpen(false)}>
        Dejarlo como está
      </Button>
    </form>
  );
}
