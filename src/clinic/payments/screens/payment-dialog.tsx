import { type ReactNode, useEffect } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { Loading, Skeleton } from '#design/feedback/skeleton.tsx';
import { useLazyPart } from '#design/hooks/use-lazy-part.ts';
import { formatEurosExactly } from '#platform/money.ts';
import { recipientRequiredAboveCents } from '../terms.ts';
import type { Checkout } from './checkout.ts';
import { PayWith, walletHeadingId } from './pay-with.tsx';
import { PaymentMessageText } from './payment-message-text.tsx';
import type { PaymentMessage } from './payment-messages.ts';
import { texts } from './texts.ts';
import type { Payment } from './use-payment.ts';
import { useWallet } from './use-wallet.ts';

const loadInvoiceRecipient = async () => (await import('./invoice-recipient.tsx')).InvoiceRecipient;

/**
 * Shows the item, its price and the wallet's buttons. Opened by `payment.start`.
 * @param withdrawn reason why it can no longer be paid; a payment under way continues
 */
export function PaymentDialog({ payment, withdrawn }: { payment: Payment; withdrawn?: string | undefined }) {
  const { checkout, isOpen, isUnderWay, step, close } = payment;
  if (checkout === undefined) return null;
  const isOutdated = step === 'ready' && withdrawn !== undefined;
  const isWithdrawn = step === 'withdrawn' || isOutdated;
  const said: PaymentMessage | undefined = isOutdated ? { tone: 'warning', text: withdrawn } : payment.said;
  // After a failed payment, the deadline is shown next to the error.
  const held = step === 'ready' && said?.tone === 'danger' ? checkout.deadline : undefined;
  const deadline = isWithdrawn || held ? undefined : checkout.deadline;
  const notice = said && said.tone !== 'info' && <MessageNotice said={said} held={held} />;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(opens) => opens || close()}
      size='small'
      dismissible={!isUnderWay}
      title={checkout.title}
      description={<Description lines={checkout.description} deadline={deadline} />}
      actions={
        <>
          {!isWithdrawn && isNamed(checkout) && (
            <Button disabled={isUnderWay} onClick={goToWallet}>
              {texts().goToWallet(formatEurosExactly(checkout.priceCents))}
            </Button>
          )}
          <Button variant='secondary' disabled={isUnderWay} onClick={close}>
            {isWithdrawn ? texts().close : texts().cancel}
          </Button>
        </>
      }
    >
      <div className='flex flex-col gap-5'>
        {!isWithdrawn && <Total checkout={checkout} />}
        {isWithdrawn ? notice : <HowToPay checkout={checkout} payment={payment} notice={notice} />}
      </div>
    </Dialog>
  );
}

/**
 * Loads everything above the wallet's button together with it; later insertions would move the button from under a
 * finger.
 * @param notice result of the last attempt, directly above the button so that a small phone shows both
 */
function HowToPay({
  checkout,
  payment,
  notice,
}: {
  checkout: Checkout;
  payment: Payment;
  notice: ReactNode;
}) {
  const { part: OwnInvoice, isFailed, ask } = useLazyPart(loadInvoiceRecipient);
  useEffect(ask, [ask]);
  const source = useWallet();
  if (!OwnInvoice && !isFailed)
    return (
      <>
        {notice}
        <Loading label={texts().loadingButtons}>
          {/* As tall as the buttons, so that 'Cancelar' does not move when they appear. */}
          <Skeleton className='h-60 rounded-sm' />
        </Loading>
      </>
    );
  return (
    <>
      {OwnInvoice && <OwnInvoice checkout={checkout} />}
      {notice}
      <PayWith payment={payment} source={source} />
    </>
  );
}

/** The form for the invoice stands between the total and the wallet's buttons, so the footer leads to them. */
const isNamed = ({ priceCents }: Checkout) => priceCents > recipientRequiredAboveCents;

function goToWallet() {
  const heading = document.getElementById(walletHeadingId);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

type DescriptionProps = { lines: readonly string[]; deadline: string | undefined };

function Description({ lines: [main, ...others], deadline }: DescriptionProps) {
  const lines = deadline ? [...others, deadline] : others;
  return (
    <>
      <p className='font-[650] text-ink first-letter:uppercase'>{main}</p>
      {lines.map((line) => (
        <p key={line} className='text-sm'>
          {line}
        </p>
      ))}
    </>
  );
}

/** In the dialog, not in a toast: a dialog hides everything outside it from keyboard and screen readers. */
function MessageNotice({ said, held }: { said: PaymentMessage; held: string | undefined }) {
  return (
    <Notice tone={said.tone} title={said.title} announce='assertive'>
      <PaymentMessageText said={said} />
      {held && <p className='mt-1'>{held}</p>}
    </Notice>
  );
}

function Total({ checkout: { priceCents, whole } }: { checkout: Checkout }) {
  return (
    <div className='rounded-card bg-river-50 px-5 pt-3 pb-4'>
      <p className='flex flex-wrap items-baseline justify-between gap-x-4'>
        <span>{texts().total}</span>
        <strong className='whitespace-nowrap font-[680] font-display text-h2 tabular-nums'>
          {formatEurosExactly(priceCents)}
        </strong>
      </p>
      {whole && <p className='mt-1 font-[650] text-sm'>{whole}</p>}
      {/* Says nothing about an exemption, which would contradict 'IVA incluido'. The receipt states rate or exemption. */}
      <p className='mt-1 text-ink-soft text-xs'>{texts().vatIncluded}</p>
    </div>
  );
}
