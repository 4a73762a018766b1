import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { ReceiptLink } from '#clinic/payments/screens/receipt-link.tsx';
import type { UserSubscription } from '#clinic/subscriptions/contract.ts';
import {
  formatLastDay,
  formatMissingPayments,
  formatNextPayment,
  formatSessionsLeft,
} from '#clinic/subscriptions/screens/held-plan-messages.ts';
import { formatSessions } from '#clinic/subscriptions/screens/plan-messages.ts';
import { Button } from '#design/button.tsx';
import { Dialog, DialogClose } from '#design/dialogs/dialog.tsx';
import { ProgressWindows } from '#design/feedback/progress-windows.tsx';
import { formatEurosExactly } from '#platform/money.ts';
import { routes } from '#platform/paths.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDate, formatDay } from '#platform/time/dates.ts';
import { CancelStep } from './cancel-step.tsx';
import { texts } from './texts.ts';

/** 'Administrar Plan': sessions, payments and cancellation. */
export function ManagePlan({ held }: { held: UserSubscription }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const toComeHeading = useRef<HTMLHeadingElement>(null);
  const open = (opens: boolean) => {
    setIsOpen(opens);
    setIsCancelling(false);
  };
  const { name } = held.planDetails;
  return (
    <>
      <Dialog
        open={isOpen}
        onOpenChange={open}
        trigger={
          <Button size='small' variant='secondary'>
            {held.active ? texts().manage.open : texts().manage.openEnded}
            <span className='sr-only'> {name}</span>
          </Button>
        }
        title={texts().plan(name)}
        description={texts().manage.period(formatDate(held.startDate), formatLastDay(held.endDate))}
        actions={
          <>
            {held.sessionsLeft > 0 && (
              <Button asChild>
                <Link to={routes.appointments}>{texts().bookWithSession}</Link>
              </Button>
            )}
            <DialogClose>
              <Button variant='secondary'>{texts().manage.close}</Button>
            </DialogClose>
          </>
        }
      >
        <div className='flex flex-col gap-7'>
          <Sessions held={held} />
          <Payments held={held} />
          <section>
            <h3 ref={toComeHeading} tabIndex={-1} className='text-h4 outline-none'>
              {texts().manage.upcoming}
            </h3>
            <p role='status' className='mt-2'>
              {formatUpcoming(held)}
            </p>
            {held.mayCancel && (
              <Button
                size='small'
                variant='quiet'
                className='mt-2 -ml-4 text-coral-700!'
                onClick={() => setIsCancelling(true)}
              >
                {texts().manage.cancel}
              </Button>
            )}
          </section>
        </div>
      </Dialog>
      <CancelStep
        held={held}
        open={isOpen && isCancelling}
        onBack={() => {
          setIsCancelling(false);
          // The button that opened it may be gone, and the upper dialog does not restore the focus.
          setTimeout(() => toComeHeading.current?.focus());
        }}
      />
    </>
  );
}

function Sessions({ held }: { held: UserSubscription }) {
  const used = held.sessionsTotal - held.sessionsLeft;
  return (
    <section>
      <h3 className='text-h4'>{texts().manage.sessions}</h3>
      <ProgressWindows
        className='mt-3'
        lit={held.sessionsLeft}
        total={held.sessionsTotal}
        label={formatSessionsLeft(held)}
      />
      <p className='mt-2 text-ink-soft text-sm'>
        {used === 0 ? texts().manage.noneUsed : texts().manage.used(formatSessions(used))}
      </p>
    </section>
  );
}

function Payments({ held: { payments } }: { held: UserSubscription }) {
  return (
    <section>
      <h3 className='text-h4'>{texts().manage.payments}</h3>
      <ul className='mt-2 divide-y divide-line'>
        {payments.map(({ number, paidAt, price, captureId }) => (
          <li key={captureId} className='flex flex-wrap items-baseline justify-between gap-x-4 py-2.5'>
            <span>
              <span className='text-ink-soft'>{texts().manage.payment(number)}</span>{' '}
              {formatPaymentDay(paidAt)}
            </span>
            <span className='font-[650] tabular-nums'>{formatEurosExactly(price)}</span>
            <div className='basis-full empty:hidden'>
              <ReceiptLink captureId={captureId} className='link inline-flex min-h-11 items-center gap-2' />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Day (Europe/Madrid) of an instant without weekday, because payments are looked up by date. */
const formatPaymentDay = (instant: string) => formatDay(wallTimeOf(new Date(instant)).day);

function formatUpcoming(held: UserSubscription): string {
  if (!held.active) return texts().manage.inactive;
  const next = formatNextPayment(held);
  const missing = formatMissingPayments(held);
  if (next) return texts().manage.next(next, missing ? `${missing} ` : '');
  if (held.cancelled) return texts().manage.cancelled;
  return texts().manage.none;
}
