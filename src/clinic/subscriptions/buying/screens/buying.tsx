import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { userQuery } from '#clinic/accounts/api.ts';
import { PaymentDialog } from '#clinic/payments/screens/payment-dialog.tsx';
import { usePayment } from '#clinic/payments/screens/use-payment.ts';
import type { Offer, Plan } from '#clinic/subscriptions/contract.ts';
import { FocusReturnContext } from '#design/dialogs/dialog.tsx';
import { BoughtDialog } from './bought-dialog.tsx';
import { ChildStep } from './child-step.tsx';
import { offerCheckout } from './plan-checkout.ts';
import { SignInDialog, UnknownSessionDialog } from './session-dialogs.tsx';

export type BuyingProps = {
  plan: Plan;
  offer: Offer;
  /** Increments with each press of the button; each value starts a new purchase. */
  presses: number;
  button: RefObject<HTMLButtonElement | null>;
  onBusy: (isBusy: boolean) => void;
};

type Step = 'sign-in' | 'unchecked' | 'child' | 'bought';

export function Buying({ plan, offer, presses, button, onBusy }: BuyingProps) {
  const client = useQueryClient();
  const payment = usePayment();
  const [step, setStep] = useState<Step>();
  const ask = async (then: (userId: number) => void) => {
    // The payment needs the user, who may be unknown or cannot be determined.
    const user = await client.ensureQueryData(userQuery()).catch(() => undefined);
    if (user) then(user.id);
    else setStep(user === null ? 'sign-in' : 'unchecked');
  };
  const pay = (userId: number, childBirthDate?: string) => {
    setStep(undefined);
    payment.start(offerCheckout(plan, offer, userId, childBirthDate));
  };
  const begin = () => ask((userId) => (plan.type === 'child' ? setStep('child') : pay(userId)));
  useEachPress(presses, () => void begin().finally(() => onBusy(false)));

  const isDone = payment.step === 'paid' || payment.step === 'checking' || payment.step === 'failed';
  useEffect(() => onBusy(payment.isUnderWay), [payment.isUnderWay, onBusy]);
  useEffect(() => {
    if (isDone) setStep('bought');
  }, [isDone]);

  const close = () => setStep(undefined);
  const choice = { planId: plan.id, interval: offer.interval };
  return (
    <FocusReturnContext value={button}>
      <SignInDialog open={step === 'sign-in'} plan={plan} offer={offer} choice={choice} onClose={close} />
      <UnknownSessionDialog open={step === 'unchecked'} onRetry={begin} onClose={close} />
      {plan.type === 'child' && (
        <ChildStep
          open={step === 'child'}
          plan={plan}
          onNamed={(birthDate) => ask((userId) => pay(userId, birthDate))}
          onSignedOut={() => {
            client.setQueryData(userQuery().queryKey, null);
            setStep('sign-in');
          }}
          onClose={close}
        />
      )}
      <PaymentDialog payment={payment} />
      <BoughtDialog open={step === 'bought'} plan={plan} offer={offer} payment={payment} onClose={close} />
    </FocusReturnContext>
  );
}

function useEachPress(presses: number, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press, not each way of reacting to it
  useEffect(() => latest.current(), [presses]);
}
