import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { SelectField, TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { formatEuros } from '#platform/money.ts';
import type { PaymentMethod } from '../../references.ts';
import { EntryOutcome } from '../../screens/entry-outcome.tsx';
import { methodNames } from '../../terms.ts';
import { useReturnMoney } from '../api.ts';
import { AmountField, useAmount } from './amount-field.tsx';
import { texts } from './texts.ts';

/** Refunds a payment in full or in part, with amount and reason. */
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
  /** For a plan, sessions are removed with the refund. */
  isPlan: boolean;
  back: () => void;
}) {
  const amount = useAmount(most);
  const [reason, setReason] = useState('');
  const [to, setTo] = useState<'as_paid' | 'credit'>('as_paid');
  // Nothing is preset for a plan: after a full refund its sessions would still pay for appointments.
  const [sessions, setSessions] = useState(isPlan ? '' : '0');
  const [wasSent, setWasSent] = useState(false);
  const giveBack = useReturnMoney();
  const withdrawn = /^\d{1,3}$/.test(sessions.trim()) ? Number(sessions) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    const cents = amount.read();
    if (cents === undefined || withdrawn === undefined) return;
    giveBack.mutateAsync({ id, cents, reason, to, sessions: withdrawn }).then(
      ({ isOnItsWay }) => {
        toast({
          tone: 'success',
          title: formatReturned({ cents, to, isOnItsWay, isAtDesk: method !== 'wallet' }),
        });
        back();
      },
      () => {},
    );
  };
  return (
    <Form noValidate onSubmit={submit} className='flex basis-full flex-wrap items-end gap-3 pb-2'>
      <AmountField label={texts().amountToReturn} field={amount.field} />
      <TextField
        label={texts().why}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={fieldsOf(giveBack.error).reason}
        className='min-w-56 grow'
      />
      <SelectField
        label={texts().howReturned}
        value={to}
        onChange={({ target }) => setTo(target.value === 'credit' ? 'credit' : 'as_paid')}
        className='w-56'
      >
        <option value='as_paid'>{texts().asPaid}</option>
        <option value='credit'>{texts().asCredit}</option>
      </SelectField>
      {isPlan && (
        <TextField
          label={texts().sessionsToRemove}
          inputMode='numeric'
          value={sessions}
          onChange={({ target }) => setSessions(target.value)}
          error={wasSent && withdrawn === undefined ? texts().sessionsExample : undefined}
          className='w-44'
        />
      )}
      <p className='basis-full text-ink-soft text-xs'>{formatConsequences({ to, method, isPlan })}</p>
      <EntryOutcome
        entry={giveBack}
        refused={texts().notReturned}
        warning={texts().doNotReturnAgain}
        atFields={['reason']}
      />
      <Button type='submit' size='small' busy={giveBack.isPending} busyLabel={texts().returning}>
        {texts().returnMoney}
      </Button>
      <Button size='small' variant='quiet' onClick={back}>
        {texts().back}
      </Button>
    </Form>
  );
}

type RefundChoice = { to: string; method: PaymentMethod; isPlan: boolean };

const formatConsequences = (choice: RefundChoice): string =>
  `${describeRefund(choice)} ${choice.isPlan ? texts().planEnds : texts().staysPaid}`;

function describeRefund({ to, method, isPlan }: RefundChoice): string {
  if (to === 'credit' || method === 'credit') return texts().becomesCredit;
  if (method === 'wallet') return texts().byProvider;
  const how = methodNames()[method].inWords;
  return isPlan ? texts().returnLater(how) : texts().returnNow(how);
}

function formatReturned(done: { cents: number; to: string; isOnItsWay: boolean; isAtDesk: boolean }): string {
  const amount = formatEuros(done.cents);
  if (done.to === 'credit') return texts().toCredit(amount);
  if (!done.isOnItsWay) return texts().amountReturned(amount);
  return done.isAtDesk ? texts().toReturnAtDesk(amount) : texts().onItsWayBack(amount);
}
