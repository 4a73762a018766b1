import type { ReactNode } from 'react';
import { EntryOutcome } from '#clinic/payments/screens/entry-outcome.tsx';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { usePayBySession, usePaySeveralBySessions } from '../api.ts';

const formatLeft = (left: number) => (left === 1 ? 'Queda 1 sesión.' : `Quedan ${left} sesiones.`);

const formatRest = (whom: string | undefined, left: number) =>
  `${whom ? `${whom}. ` : ''}${left === 1 ? 'Le queda 1 sesión.' : `Le quedan ${left} sesiones.`}`;

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
          title: 'Pagada con una sesión',
          description: formatRest(whom, sessionsLeft - 1),
        });
        close();
      },
      () => {},
    );
  return (
    <SessionOffer
      title='Una sesión de su plan'
      left={sessionsLeft}
      outcome={
        <EntryOutcome
          entry={pay}
          refused='No se ha gastado ninguna sesión'
          warning='No lo repitas ni cobres todavía.'
        />
      }
    >
      <Button size='small' variant='secondary' busy={pay.isPending} busyLabel='Anotando...' onClick={confirm}>
        Pagar con una sesión
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
          title: count === 1 ? 'Pagada con una sesión' : `${count} citas pagadas con su plan`,
          description: formatRest(whom, sessionsLeft - count),
        });
        close();
      },
      () => {},
    );
  return (
    <SessionOffer
      title={count === 1 ? 'Una sesión de su plan' : `${count} sesiones de su plan`}
      left={sessionsLeft}
      outcome={
        <EntryOutcome
          entry={pay}
          refused='No se ha gastado ninguna sesión'
          warning='No lo repitas ni cobres todavía.'
        />
      }
    >
      <Button size='small' variant='secondary' busy={pay.isPending} busyLabel='Anotando...' onClick={confirm}>
        {count === 1 ? 'Pagar con una sesión' : `Pagar con ${count} sesiones`}
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
        <span className='text-ink-soft text-sm'>{formatLeft(left)} No se cobra nada.</span>
      </p>
      {children}
    </div>
    {outcome}
  </div>
);
