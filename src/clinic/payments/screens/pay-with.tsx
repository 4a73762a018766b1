import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Loading, Skeleton } from '#design/feedback/skeleton.tsx';
import { WaitingDots } from '#design/spinner.tsx';
import { paymentsConfigQuery } from '../api.ts';
import { walletQuery } from './load-wallet.ts';
import type { Payment } from './use-payment.ts';
import { useOpenGround, WalletButtons } from './wallet-buttons.tsx';

/** The section 'Pagar con' with the wallet's buttons; they keep their place while their script comes. */
export function PayWith({ payment }: { payment: Payment }) {
  const heading = useId();
  const { provider, wallet, isFailed, failed, retry } = useWallet();
  const [isDrawn, setIsDrawn] = useState(false);
  const { step, said } = payment;
  const isCapturing = step === 'capturing';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a small phone a refusal pushes the buttons out of sight, and what it asks for is to try again.
    if (said && said.tone !== 'info') place.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  useOpenGround(payment.isUnderWay);
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className='text-h4'>
        Pagar con {provider ?? '…'}
      </h3>
      {isFailed ? (
        <LoadFailure title='No hemos podido cargar el pago' className='mt-3' retry={retry}>
          No se ha cobrado nada. Comprueba tu conexión y vuelve a intentarlo.
        </LoadFailure>
      ) : (
        <div ref={place} className='relative mt-3 min-h-20' aria-busy={isCapturing || undefined}>
          {!isDrawn && <Drawing />}
          {wallet && (
            <WalletButtons
              wallet={wallet}
              steps={payment.wallet}
              onDrawn={() => setIsDrawn(true)}
              onFailed={failed}
            />
          )}
        </div>
      )}
      <p role='status' className='mt-3 min-h-11 text-ink-soft text-sm'>
        {isCapturing && (
          <span className='flex items-center gap-3'>
            <WaitingDots className='h-4 text-river-600' />
            Terminando el pago. No cierres esta página.
          </span>
        )}
        {!isCapturing && said?.tone === 'info' && <span className='text-ink'>{said.text}</span>}
        {!isCapturing && said?.tone !== 'info' && provider && cardNote(provider)}
      </p>
    </section>
  );
}

const cardNote = (provider: string) =>
  `Los datos de tu tarjeta van directamente a ${provider}: nosotros no los vemos.`;

/** Who the wallet is, then its script; both can be asked for again. */
function useWallet() {
  const config = useQuery(paymentsConfigQuery());
  const wallet = useQuery(walletQuery(config.data));
  const [hasNoButtons, setHasNoButtons] = useState(false);
  return {
    provider: config.data?.provider,
    wallet: wallet.data,
    isFailed: config.isError || wallet.isError || hasNoButtons,
    failed: () => setHasNoButtons(true),
    retry: () => {
      setHasNoButtons(false);
      if (config.isError) void config.refetch();
      else if (wallet.isError) void wallet.refetch();
    },
  };
}

/** Over the place of the buttons, so that nothing moves when they come. */
function Drawing() {
  return (
    <div className='absolute inset-0'>
      <Loading label='Cargando los botones de pago…'>
        <Skeleton className='h-12 rounded-sm' />
      </Loading>
    </div>
  );
}
