import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { Loading, SkeletonText } from '#design/feedback/skeleton.tsx';
import { ApiError, problemMessage } from '#platform/api/client.ts';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { formatEuros } from '#platform/money.ts';
import { RecipientAtDesk } from '../../invoices/screens/recipient-at-desk.tsx';
import { useRecipient } from '../../invoices/screens/use-recipient.tsx';
import { EntryOutcome } from '../../screens/entry-outcome.tsx';
import { recipientRequiredAboveCents } from '../../terms.ts';
import {
  type DueAtDesk,
  dueQuery,
  duesOfPatientQuery,
  type ItemAtDesk,
  type TakenPayment,
  useTakePayment,
} from '../api.ts';
import { PayerField } from './payer-field.tsx';
import { PaymentTaken } from './payment-taken.tsx';
import { type BySessions, TakeSeveral } from './take-several.tsx';
import { texts } from './texts.ts';
import { usePaymentParts } from './use-payment-parts.tsx';

/** Payment with sessions of a plan instead of money; given by the feature that owns the appointments. */
export type BySession = {
  one?: (props: { sessionsLeft: number; close: () => void }) => ReactNode;
  several: BySessions;
};

export function TakePayment({
  item,
  bySession,
  onPaid,
  onPendingChosen,
  close,
}: {
  item: ItemAtDesk;
  bySession?: BySession | undefined;
  onPaid?: () => void;
  /** The step changes from a plan just sold to the unpaid appointments of its patient. */
  onPendingChosen?: () => void;
  close: () => void;
}) {
  const [payerPatientId, choosePayer] = useState<number>();
  const itemOfPayer = { ...item, payerPatientId };
  const { data, error, refetch } = useQuery({ ...dueQuery(itemOfPayer), retry: false });
  const [taken, setTaken] = useState<TakenPayment>();
  const [isTogether, setIsTogether] = useState(false);
  const isSale = item.type === 'subscription';
  const patientId = isSale ? item.patientId : data?.patientId;
  if (isTogether && patientId)
    return (
      <TakeSeveral
        patientId={patientId}
        first={isSale ? undefined : item.itemId}
        isAfterSale={isSale}
        bySessions={bySession?.several}
        close={close}
      />
    );
  if (taken)
    return (
      <PaymentTaken payments={[taken]} emails={data?.email ? [data.email] : []} close={close}>
        {isSale && patientId && bySession && (
          <PendingAfterSale
            patientId={patientId}
            choose={() => {
              setIsTogether(true);
              onPendingChosen?.();
            }}
          />
        )}
      </PaymentTaken>
    );
  if (data)
    return (
      <>
        {bySession && data.sessionsLeft > 0 && bySession.one?.({ sessionsLeft: data.sessionsLeft, close })}
        {data.othersUnpaid > 0 && (
          <Together
            text={data.othersUnpaid === 1 ? texts().oneOtherUnpaid : texts().othersUnpaid(data.othersUnpaid)}
            label={texts().takeTogether}
            choose={() => setIsTogether(true)}
          />
        )}
        <Methods
          item={itemOfPayer}
          due={data}
          choosePayer={choosePayer}
          onTaken={(paid) => {
            setTaken(paid);
            onPaid?.();
          }}
          close={close}
          refetch={refetch}
        />
      </>
    );
  if (error instanceof ApiError && error.status < 500)
    return (
      <Notice
        tone='warning'
        announce='assertive'
        title={isAboutSale(error) ? texts().notForSale : texts().nothingToTake}
      >
        {problemMessage(error)}
      </Notice>
    );
  if (error)
    return (
      <LoadFailure isQuiet title={texts().dueUnknown} retry={() => void refetch()}>
        {failureReason(error, texts().doNotTakeYet)}
      </LoadFailure>
    );
  return (
    <Loading label={texts().loadingDue}>
      <SkeletonText lines={3} />
    </Loading>
  );
}

const Together = ({ text, label, choose }: { text: string; label: string; choose: () => void }) => (
  <div className='mb-4 flex flex-wrap items-center justify-between gap-x-3 rounded-card border border-line bg-card px-3 py-1'>
    <p className='py-1'>{text}</p>
    <Button size='small' variant='quiet' className='-mx-4' onClick={choose}>
      {label}
    </Button>
  </div>
);

/** Offers the plan just sold for what its patient has not paid yet. */
function PendingAfterSale({ patientId, choose }: { patientId: number; choose: () => void }) {
  const { data } = useQuery({ ...duesOfPatientQuery(patientId), retry: false });
  const count = data?.appointments.filter(({ sessionsLeft }) => sessionsLeft > 0).length ?? 0;
  if (count === 0) return null;
  return (
    <Together
      text={count === 1 ? texts().oneUnpaid : texts().unpaid(count)}
      label={count === 1 ? texts().payWithPlan : texts().payAllWithPlan}
      choose={choose}
    />
  );
}

/** An error about the item for sale; all others mean that nothing is due. */
const isAboutSale = ({ problem }: ApiError) => problem?.code === 'invalid';

function Methods({
  item,
  due,
  choosePayer,
  onTaken,
  close,
  refetch,
}: {
  item: ItemAtDesk;
  due: DueAtDesk;
  choosePayer: (patientId: number) => void;
  onTaken: (taken: TakenPayment) => void;
  close: () => void;
  refetch: () => unknown;
}) {
  const take = useTakePayment();
  const way = usePaymentParts(due, take.isPending);
  const { cents } = due;
  const isNamed = cents > recipientRequiredAboveCents;
  const [isAsked, setIsAsked] = useState(isNamed);
  const { fields, read, isEmpty } = useRecipient();
  const confirm = () => {
    const parts = way.read();
    if (parts === undefined) return;
    // Missing tax data never blocks a payment: the invoice list shows it. A company needs at least its name.
    const recipient = isAsked && !(isNamed && isEmpty) ? read(['taxId', 'address']) : null;
    if (recipient === undefined) return;
    take.mutateAsync({ ...item, ...parts, cents, recipient }).then(onTaken, () => void refetch());
  };
  return (
    <div className='flex flex-col gap-4 pb-2'>
      <p>
        <strong className='block font-display text-h2 tabular-nums'>{formatEuros(cents)}</strong>
        {due.concept}
      </p>
      <PayerField name={due.payerName} payer={due} choose={choosePayer} />
      {way.fields}
      <RecipientAtDesk isNamed={isNamed} isAsked={isAsked} setIsAsked={setIsAsked} fields={fields} />
      <EntryOutcome entry={take} refused={texts().notTaken} warning={texts().doNotTakeAgain} />
      {way.isReady && (
        <p className='max-w-text text-ink-soft text-sm'>{receiptSentence(due.email, way.parts.length)}</p>
      )}
      <FormFooter back={close} explanation={way.instruction}>
        <Button
          size='small'
          disabled={!way.isReady}
          busy={take.isPending}
          busyLabel={texts().taking}
          onClick={confirm}
        >
          {way.label}
        </Button>
      </FormFooter>
    </div>
  );
}

function receiptSentence(email: string | null, count: number): string {
  return email === null ? texts().receiptsToPrint(count) : texts().receiptsToSend(count, email);
}
