import type { ReactNode } from 'react';
import { EntryOutcome } from '#clinic/payments/screens/entry-outcome.tsx';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { usePayBySession, usePaySeveralBySessions } from '../api.ts';
import { texts } from './texts.ts';

const formatRest = (whom: string | undefined, left: number) =>
  `${whom ? `${whom}. ` : ''}${texts().session.theirsLeft(left)}`;

/** First offer of the payment dialog where the patient's plan has sessions left. */
export function PayBySession({
  id,
  whom,
  sessionsLeft,
  close,
}: {
  id: number;
  whom?: string | undefined;
  sessionsLeft: number;
  close: () => void;
}) {
  const pay = usePayBySession();
  const confirm = () =>
    pay.mutateAsync(id).then(
      () => {
        toast({
          tone: 'success',
          title: texts().session.paid(1),
          description: formatRest(whom, sessionsLeft - 1),
        });
        close();
      },
      () => {},
    );
  return (
    <SessionOffer
      title={texts().session.offer(1)}
      left={sessionsLeft}
      outcome={
        <EntryOutcome entry={pay} refused={texts().session.refused} warning={texts().session.warning} />
      }
    >
      <Button
        size='small'
        variant='secondary'
        busy={pay.isPending}
        busyLabel={texts().session.busy}
        onClick={confirm}
      >
        {' '}
        {texts().session.pay(1)}{' '}
      </Button>
    </SessionOffer>
  );
}

/** The same for several appointments: one session each. */
export function PaySeveralBySessions({
  whom,
  patientId,
  appointmentIds,
  sessionsLeft,
  close,
}: {
  whom?: string | undefined;
  patientId: number;
  appointmentIds: readonly number[];
  sessionsLeft: number;
  close: () => void;
}) {
  const pay = usePaySeveralBySessions();
  const count = appointmentIds.length;
  const confirm = () =>
    pay.mutateAsync({ patientId, appointmentIds }).then(
      () => {
        toast({
          tone: 'success',
          title: texts().session.paid(count),
          description: formatRest(whom, sessionsLeft - count),
        });
        close();
      },
      () => {},
    );
  return (
    <SessionOffer
      title={texts().session.offer(count)}
      left={sessionsLeft}
      outcome={
        <EntryOutcome entry={pay} refused={texts().session.refused} warning={texts().session.warning} />
      }
    >
      <Button
        size='small'
        variant='secondary'
        busy={pay.isPending}
        busyLabel={texts().session.busy}
        onClick={confirm}
      >
        {texts().session.pay(count)}
      </Button>
    </SessionOffer>
  );
}

const SessionOffer = ({
  title,
  left,
  outcome,
  children,
}: {
  title: string;
  left: number;
  outcome: ReactNode;
  children: ReactNode;
}) => (
  <div className='mb-4 flex flex-col gap-3 rounded-card border border-line bg-card p-3'>
    <div className='flex flex-wrap items-center justify-between gap-3'>
      <p>
        <strong className='block'>{title}</strong>
        <span className='text-ink-soft text-sm'>{texts().session.left(left)}</span>
      </p>
      {children}
    </div>
    {outcome}
  </div>
);
