import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { EntryOutcome } from '#clinic/payments/desk/screens/entry-outcome.tsx';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { usePayBySession } from '../api.ts';

/** First offer of the payment dialog where the patient's plan has sessions left. */
export function PayBySession({
  one,
  sessionsLeft,
  close,
}: {
  one: AgendaAppointment;
  sessionsLeft: number;
  close: () => void;
}) {
  const pay = usePayBySession();
  const left = sessionsLeft === 1 ? 'Queda 1 sesión.' : `Quedan ${sessionsLeft} sesiones.`;
  const confirm = () =>
    pay.mutateAsync(one.id).then(
      () => {
        toast({
          tone: 'success',
          title: 'Pagada con una sesión',
          description: `${nameOf(one.patient)}. ${sessionsLeft === 2 ? 'Le queda 1 sesión.' : `Le quedan ${sessionsLeft - 1} sesiones.`}`,
        });
        close();
      },
      () => {},
    );
  return (
    <div className='mb-4 flex flex-col gap-3 rounded-card border border-line bg-card p-3'>
      <div className='flex flex-wrap items-center justify-between gap-3'>
        <p>
          <strong className='block'>Una sesión de su plan</strong>
          <span className='text-ink-soft text-sm'>{left} No se cobra nada.</span>
        </p>
        <Button
          size='small'
          variant='secondary'
          busy={pay.isPending}
          busyLabel='Anotando...'
          onClick={confirm}
        >
          Pagar con una sesión
        </Button>
      </div>
      <EntryOutcome
        entry={pay}
        refused='No se ha gastado ninguna sesión'
        warning='No lo repitas ni cobres todavía.'
      />
    </div>
  );
}
