import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Role } from '#clinic/audit/contract.ts';
import { QueriedSection } from '#clinic/patients/directory/screens/record-section.tsx';
import { CreditLine } from '#clinic/payments/desk/screens/credit-line.tsx';
import { TakePayment } from '#clinic/payments/desk/screens/take-payment.tsx';
import { TakeSeveral } from '#clinic/payments/desk/screens/take-several.tsx';
import { Badge } from '#design/badge.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { formatEuros, formatEurosExactly } from '#platform/money.ts';
import { formatShortDate } from '#platform/time/screen-dates.ts';
import { kindSigns } from '../../../desk/screens/agenda-labels.ts';
import { rowButtonClasses } from '../../../desk/screens/row-button-classes.ts';
import { createSessionPayment, LazySeveral } from '../../../desk/screens/session-payment.tsx';
import { type Balance, balanceQuery, type Due } from '../api.ts';
import { compareDues } from './balance-labels.ts';
import { DiscountForm } from './discount-form.tsx';
import { ReceiptLine } from './receipt-line.tsx';
import { texts } from './texts.ts';
import { WaiverForm } from './waiver-form.tsx';

export function PersonBalance({ id, role }: { id: number; role: Role }) {
  return (
    <QueriedSection
      title={texts().title}
      what={texts().what}
      query={useQuery(balanceQuery(id))}
      action={({ owedCents, dues }) => (
        <span className='flex flex-wrap items-center gap-x-3'>
          {owedCents > 0 && <strong>{texts().owes(formatEuros(owedCents))}</strong>}
          {dues.filter(({ state }) => state !== 'waived').length > 1 && <PaySeveral id={id} />}
        </span>
      )}
    >
      {(balance) => <BalanceLines id={id} balance={balance} mayWaive={role === 'admin'} />}
    </QueriedSection>
  );
}

function PaySeveral({ id }: { id: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        type='button'
        aria-haspopup='dialog'
        className={rowButtonClasses}
        onClick={() => setIsOpen(true)}
      >
        {' '}
        {texts().paySeveral}{' '}
      </button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={texts().paySeveralTitle} size='normal'>
        {isOpen && (
          <TakeSeveral patientId={id} bySessions={(props) => <LazySeveral {...props} />} close={close} />
        )}
      </Dialog>
    </>
  );
}

function formatReturning({ isRefused, method }: Balance['returning'][number]): string {
  if (isRefused) return texts().returning.refused;
  if (method === 'wallet') return texts().returning.onItsWay;
  return method === 'credit' ? texts().returning.toCredit : texts().returning.atTheDesk;
}

function BalanceLines({ id, balance, mayWaive }: { id: number; balance: Balance; mayWaive: boolean }) {
  const { dues, receipts, returning, creditCents } = balance;
  // The dialog stays open after the payment, when the item is no longer due.
  const [paying, setPaying] = useState<Due>();
  if (dues.length + receipts.length + returning.length + creditCents === 0)
    return <EmptyText>{texts().nothing}</EmptyText>;
  return (
    <ul className='divide-y divide-line'>
      {creditCents > 0 && <CreditLine id={id} cents={creditCents} />}
      {dues.toSorted(compareDues).map((due) => (
        <DueLine key={`due ${due.appointmentId}`} due={due} mayWaive={mayWaive} pay={() => setPaying(due)} />
      ))}
      {returning.map((one) => (
        <li key={`returning ${one.id}`} className='dense-row flex flex-wrap items-center gap-x-3 px-3'>
          <span className='grow'>{formatReturning(one)}</span>
          <span className='tabular-nums'>
            {one.cents === null ? texts().returning.unknownAmount : formatEurosExactly(one.cents)}
          </span>
        </li>
      ))}
      {receipts.map((one) => (
        <ReceiptLine key={one.id} patientId={id} receipt={one} />
      ))}
      <Dialog
        open={paying !== undefined}
        onOpenChange={(opens) => opens || setPaying(undefined)}
        title={texts().pay}
        size='normal'
      >
        {paying && (
          <TakePayment
            item={{ type: 'appointment', itemId: paying.appointmentId }}
            bySession={createSessionPayment({ id: paying.appointmentId })}
            close={() => setPaying(undefined)}
          />
        )}
      </Dialog>
    </ul>
  );
}

function DueLine({ due, mayWaive, pay }: { due: Due; mayWaive: boolean; pay: () => void }) {
  const { appointmentId, startsAt, type, cents, state, reason, discountCents, discountReason } = due;
  return (
    <li className='dense-row flex flex-wrap items-center gap-x-3 px-3'>
      <span className='grow'>
        {texts().appointmentOf(formatShortDate(startsAt))}
        <span className='block text-ink-soft text-xs'>
          {kindSigns[type].word}
          {reason && ` · ${texts().waiver.reasons[reason]}`}
          {discountReason &&
            ` · ${texts().discounted(formatEuros(discountCents), formatEuros(cents + discountCents), texts().discount.reasons[discountReason])}`}
        </span>
      </span>
      <span className='tabular-nums'>{formatEuros(cents)}</span>
      <Badge tone={state === 'owed' ? 'cancelled' : 'neutral'}>{texts().states[state]}</Badge>
      {state !== 'waived' && (
        <button
          type='button'
          className={rowButtonClasses}
          aria-label={texts().payFor(formatShortDate(startsAt))}
          onClick={pay}
        >
          {' '}
          {texts().pay}{' '}
        </button>
      )}
      {mayWaive && (
        <span className='flex basis-full flex-wrap gap-x-6'>
          {state === 'owed' && <WaiverForm id={appointmentId} amount={formatEuros(cents)} />}
          {(state !== 'waived' || discountCents > 0) && <DiscountForm due={due} />}
        </span>
      )}
    </li>
  );
}
