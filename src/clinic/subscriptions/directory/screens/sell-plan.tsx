import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHasAccount } from '#clinic/patients/directory/screens/use-has-account.ts';
import { type BySession, TakePayment } from '#clinic/payments/desk/screens/take-payment.tsx';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { SelectField } from '#design/fields/field.tsx';
import { plansQuery } from '../../api.ts';
import { formatPayments } from '../../screens/plan-messages.ts';
import { texts } from './texts.ts';

/** @param bySession pays for appointments with the plan just sold; absent on pages without appointments */
export function SellPlan({ patientId, bySession }: { patientId: number; bySession?: BySession }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isPayingPending, setIsPayingPending] = useState(false);
  const open = () => {
    setIsPayingPending(false);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size='small' variant='quiet' onClick={open}>
        {texts().sell}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={isPayingPending ? texts().payAppointments : texts().sell}
        size='normal'
      >
        {isOpen && (
          <Choice
            patientId={patientId}
            bySession={bySession}
            onPendingChosen={() => setIsPayingPending(true)}
            close={close}
          />
        )}
      </Dialog>
    </>
  );
}

type Chosen = { planId: number; interval: 'single' | 'monthly' | 'quarterly' | null };

function Choice({
  patientId,
  bySession,
  onPendingChosen,
  close,
}: {
  patientId: number;
  bySession: BySession | undefined;
  onPendingChosen: () => void;
  close: () => void;
}) {
  const { data: plans = [] } = useQuery(plansQuery());
  const hasAccount = useHasAccount(patientId);
  const [chosen, setChosen] = useState('');
  const [isSold, setIsSold] = useState(false);
  const offers = plans.flatMap((plan) =>
    plan.offers.map((offer) => {
      const interval = offer.interval === 'landing' ? null : offer.interval;
      return {
        key: `${plan.id} ${offer.interval}`,
        plan,
        offer,
        item: { planId: plan.id, interval } satisfies Chosen,
      };
    }),
  );
  const one = offers.find(({ key }) => key === chosen);
  return (
    <div className='flex flex-col gap-4'>
      {!isSold && (
        <SelectField label={texts().plan} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value=''>{texts().choosePlan}</option>
          {offers.map(({ key, plan, offer }) => (
            <option key={key} value={key}>
              {`${plan.name} · ${formatPayments(offer)}`}
            </option>
          ))}
        </SelectField>
      )}
      {hasAccount === false && !isSold && <Notice title={texts().noAccount}>{texts().noAccountHint}</Notice>}
      {one && (
        <TakePayment
          key={one.key}
          item={{
            type: 'subscription',
            patientId,
            itemId: one.item.planId,
            paymentInterval: one.item.interval,
          }}
          bySession={bySession}
          onPaid={() => setIsSold(true)}
          onPendingChosen={onPendingChosen}
          close={close}
        />
      )}
    </div>
  );
}
