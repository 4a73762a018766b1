import { useEffect, useRef, useState } from 'react';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Loading, Skeleton } from '#design/feedback/skeleton.tsx';
import { WaitingDots } from '#design/spinner.tsx';
import { texts } from './texts.ts';
import type { Payment } from './use-payment.ts';
import type { Wallet, WalletSource } from './use-wallet.ts';
import type { WalletSteps } from './use-wallet-steps.ts';

const style = { layout: 'vertical', color: 'blue', shape: 'rect', label: 'pay' } as const;

/** Id of the heading above the wallet's buttons; one payment dialog is open at a time. */
export const walletHeadingId = 'pagar-con';

/** The section 'Pagar con' with the wallet's buttons; reserves their space while the script loads. */
export function PayWith({ payment, source }: { payment: Payment; source: WalletSource }) {
  const { provider, wallet, isFailed, failed, retry } = source;
  const [isDrawn, setIsDrawn] = useState(false);
  const { step, said } = payment;
  const isCapturing = step === 'capturing';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!said || said.tone === 'info') return;
    // On a small phone an error pushes the buttons out of view, although it asks to try again.
    place.current?.scrollIntoView({ block: 'nearest' });
    // If both do not fit, show the error, or nothing would seem to have happened.
    place.current?.closest('section')?.previousElementSibling?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  useEffect(() => {
    if (isCapturing) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isCapturing]);
  useOutsidePointerEvents(payment.isUnderWay);
  return (
    <section aria-labelledby={walletHeadingId}>
      <h3 id={walletHeadingId} tabIndex={-1} className='scroll-mt-4 text-h4 outline-none'>
        {texts().payWith} {provider ?? '…'}
      </h3>
      {isFailed ? (
        <LoadFailure title={texts().loadFailed} className='mt-3' retry={retry}>
          {texts().loadFailedAdvice}
        </LoadFailure>
      ) : (
        <div ref={place} className='relative mt-3 min-h-20' aria-busy={isCapturing || undefined}>
          {!isDrawn && <LoadingOverlay />}
          <FinishingNotice isShown={isCapturing} />
          {wallet && (
            // Invisible and untouchable, but still rendered, so that the focus is kept.
            <div className={isCapturing ? 'pointer-events-none opacity-0' : undefined}>
              <WalletButtons
                wallet={wallet}
                steps={payment.wallet}
                onDrawn={() => setIsDrawn(true)}
                onFailed={failed}
              />
            </div>
          )}
        </div>
      )}
      <p role='status' className='mt-3 min-h-11 text-ink-soft text-sm'>
        {!isCapturing && said?.tone === 'info' && <span className='text-ink'>{said.text}</span>}
        {!isCapturing && said?.tone !== 'info' && provider && texts().cardNote(provider)}
      </p>
    </section>
  );
}

/** Replaces the buttons: below them it would be out of view on a small phone. */
const FinishingNotice = ({ isShown }: { isShown: boolean }) => (
  <p role='status' className={isShown ? 'absolute inset-0 flex items-center gap-3 text-sm' : 'sr-only'}>
    {isShown && (
      <>
        <WaitingDots className='h-4 text-river-600' />
        {texts().finishing}
      </>
    )}
  </p>
);

/** Overlay in the buttons' place, so that nothing moves when they appear. */
function LoadingOverlay() {
  return (
    <div className='absolute inset-0'>
      <Loading label={texts().loadingButtons}>
        <Skeleton className='h-12 rounded-sm' />
      </Loading>
    </div>
  );
}

/**
 * The wallet's own buttons, rendered by its script.
 * @param steps may change at any time; the buttons stay
 */
function WalletButtons({
  wallet,
  steps,
  onDrawn,
  onFailed,
}: {
  wallet: Wallet;
  steps: WalletSteps;
  onDrawn: () => void;
  onFailed: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ steps, onDrawn, onFailed });
  latest.current = { steps, onDrawn, onFailed };
  useEffect(() => {
    let isGone = false;
    const buttons = wallet.createButtons({
      style,
      createOrder: (...given) => latest.current.steps.createOrder(...given),
      onApprove: (...given) => latest.current.steps.onApprove(...given),
      onCancel: () => isGone || latest.current.steps.onCancel(),
      // Closing them during rendering raises an error in the wallet's script; ignore it.
      onError: () => isGone || latest.current.steps.onError(),
    });
    // A fresh element per rendering, because closing is asynchronous and empties the given element.
    const ground = document.createElement('div');
    place.current?.append(ground);
    buttons.render(ground).then(
      () => isGone || latest.current.onDrawn(),
      () => isGone || latest.current.onFailed(),
    );
    return () => {
      isGone = true;
      // Close before removal: the script complains about removed elements.
      buttons
        .close()
        .catch(() => undefined)
        .finally(() => ground.remove());
    };
  }, [wallet]);
  // The wallet's text beside its buttons is dark in dark mode too.
  return <div ref={place} className='night:rounded-card night:bg-on-deep night:p-3' />;
}

/** The dialog blocks pointer events outside; while the wallet's window is open, its overlay needs them. */
function useOutsidePointerEvents(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const { style: ground } = document.body;
    const former = ground.pointerEvents;
    ground.pointerEvents = 'auto';
    return () => {
      // A closed dialog has restored pointer events itself; restoring the former value would block the page.
      if (ground.pointerEvents === 'auto') ground.pointerEvents = former;
    };
  }, [isOpen]);
}
