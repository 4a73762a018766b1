import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Offer, Plan } from '#clinic/subscriptions/contract.ts';
import { formatPayments } from '#clinic/subscriptions/screens/plan-messages.ts';
import { Button, type ButtonProps } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { buttonTexts } from './button-texts.ts';
import type { BuyingProps } from './buying.tsx';

type SubscribeProps = {
  plan: Plan;
  offer: Offer;
  variant: ButtonProps['variant'];
  /** Chosen before signing in: continues by itself. */
  isTakenUp: boolean;
  label?: string;
  className?: string;
};

/**
 * Buys a plan. Loads its code on the first press, to keep the front page light. Without JavaScript it is a mailto
 * link.
 */
export function SubscribeButton({
  plan,
  offer,
  variant,
  isTakenUp,
  label = buttonTexts().subscribe,
  className = 'w-full',
}: SubscribeProps) {
  const [Buying, setBuying] = useState<ComponentType<BuyingProps>>();
  const [presses, setPresses] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const press = async () => {
    setIsBusy(true);
    try {
      const part = await import('./buying.tsx');
      setBuying(() => part.Buying);
      setPresses((count) => count + 1);
    } catch {
      setIsBusy(false);
      toast({ tone: 'danger', ...buttonTexts().loadFailed });
    }
  };
  useOnce(isTakenUp, press);
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        onClick={press}
        aria-haspopup='dialog'
        busy={isBusy}
        busyLabel={buttonTexts().processing}
        className={`${className} noscript:hidden`}
      >
        {label}
        <span className='sr-only'>{buttonTexts().toPlan(plan.name)}</span>
      </Button>
      {Buying && <Buying plan={plan} offer={offer} presses={presses} button={button} onBusy={setIsBusy} />}
      <MailButton plan={plan} offer={offer} variant={variant} className='hidden! noscript:inline-flex!'>
        {buttonTexts().orderByMail}
      </MailButton>
    </>
  );
}

/** For plans not sold at the selected interval. */
export const ContactButton = ({ plan, variant }: Pick<SubscribeProps, 'plan' | 'variant'>) => (
  <MailButton plan={plan} variant={variant}>
    {buttonTexts().contact}
  </MailButton>
);

function MailButton({
  plan,
  offer,
  variant,
  className = '',
  children,
}: Pick<SubscribeProps, 'plan' | 'variant'> & { offer?: Offer; className?: string; children: string }) {
  return (
    <Button asChild variant={variant} className={`w-full ${className}`}>
      <a href={mailUrl(plan, offer)}>
        {children}
        <span className='sr-only'>{buttonTexts().thePlan(plan.name)}</span>
      </a>
    </Button>
  );
}

function useOnce(isWanted: boolean, act: () => void): void {
  const isDone = useRef(false);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!isWanted || isDone.current) return;
    isDone.current = true;
    latest.current();
  }, [isWanted]);
}

/** A prepared e-mail. */
function mailUrl({ name }: Plan, offer: Offer | undefined): string {
  const wish = offer === undefined ? '' : ` (${formatPayments(offer)})`;
  const { mailSubject, mail } = buttonTexts();
  return `mailto:${clinicContact().email}?subject=${encodeURIComponent(mailSubject)}&body=${encodeURIComponent(mail(name + wish))}`;
}
