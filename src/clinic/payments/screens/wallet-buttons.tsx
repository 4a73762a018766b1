import { useEffect, useRef } from 'react';
import type { Wallet } from './load-wallet.ts';
import type { WalletSteps } from './use-wallet-steps.ts';

/** The wallet’s own look, which people know, and a word for what the press does. */
const style = { layout: 'vertical', color: 'blue', shape: 'rect', label: 'pay' } as const;

/**
 * The wallet's own buttons, drawn by its script into a place of ours.
 * @param steps may change at any time; the buttons stay
 * @param onDrawn they are there
 * @param onFailed the script could not draw them
 */
export function WalletButtons({
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
      // Closing them while they are still being drawn is an error for the wallet, not for us.
      onError: () => isGone || latest.current.steps.onError(),
    });
    // A place of its own for each drawing: closing is asynchronous and empties the place it was given.
    const ground = document.createElement('div');
    place.current?.append(ground);
    buttons.render(ground).then(
      () => isGone || latest.current.onDrawn(),
      () => isGone || latest.current.onFailed(),
    );
    return () => {
      isGone = true;
      // Closed before it leaves the page: the script complains about places that vanish.
      buttons
        .close()
        .catch(() => undefined)
        .finally(() => ground.remove());
    };
  }, [wallet]);
  // What the wallet writes beside its buttons is dark, by night as well.
  return <div ref={place} className='night:rounded-card night:bg-on-deep night:p-3' />;
}

/** The dialog takes the pointer from everything outside it; while the wallet's window is open, its veil over the page needs it. */
export function useOpenGround(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const { style: ground } = document.body;
    const former = ground.pointerEvents;
    ground.pointerEvents = 'auto';
    return () => {
      // A dialog that has closed has freed the page itself: taking the pointer again would leave it dead.
      if (ground.pointerEvents === 'auto') ground.pointerEvents = former;
    };
  }, [isOpen]);
}
