import { useState } from 'react';
import { useCancel } from '#clinic/appointments/api.ts';
import type { Appointment } from '#clinic/appointments/contract.ts';
import { isBeingRefunded } from '#clinic/appointments/rules/appointment-rules.ts';
import { refundOnCancellation } from '#clinic/appointments/rules/cancellation.ts';
import { formatTimeZone } from '#clinic/appointments/screens/labels.ts';
import { useClientNow } from '#clinic/appointments/screens/use-now.ts';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { presentNow } from '#platform/browser/clock.ts';
import { formatEuros } from '#platform/money.ts';
import { nameInSentence } from '#platform/text/names.ts';
import { formatNearDate } from '#platform/time/near-days.ts';
import { formatTime } from '#platform/time/spanish-dates.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { RefundRule } from './refund-rule.tsx';
import { useRefusal } from './use-refusal.ts';

export function CancelDialog({
  appointment,
  onCancelled,
}: {
  appointment: Appointment;
  onCancelled: () => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const now = useClientNow();
  const { refusal, forget, tell } = useRefusal(isOpen);
  const cancel = useCancel(isOpen);
  const onOpenChange = (opens: boolean) => {
    if (!opens) forget();
    setIsOpen(opens);
  };
  const confirm = async () => {
    forget();
    try {
      const cancelled = await cancel.mutateAsync(appointment.id);
      toast({
        tone: 'success',
        title: 'Cita cancelada',
        description: formatRefund(cancelled),
      });
      setIsOpen(false);
      onCancelled();
    } catch (error) {
      tell(error, {
        title: 'Error al cancelar la cita',
        text: 'La cita sigue en pie. Inténtalo de nuevo en un momento.',
      });
    }
  };
  return (
    <ChangeDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      change={cancel}
      refusal={refusal}
      size='small'
      trigger={
        <Button size='small' variant='quiet' className='px-3! text-coral-700!'>
          Cancelar
        </Button>
      }
      title='¿Cancelar esta cita?'
      description={<RefundSummary appointment={appointment} />}
      action={
        <Button variant='danger' busy={cancel.isPending} busyLabel='Cancelando...' onClick={confirm}>
          Cancelar la cita
        </Button>
      }
      keepLabel='Conservarla'
    >
      <p className='first-letter:uppercase'>
        {formatNearDate(appointment.date, now)}, {formatTime(appointment.date)}
        {formatTimeZone(appointment.type, appointment.date)}, con{' '}
        {nameInSentence(appointment.professionalName)}. La hora quedará libre enseguida.
      </p>
    </ChangeDialog>
  );
}

function formatRefund({ payment, price, supplementKept, withCredit, paid }: Appointment): string {
  if (withCredit && !paid) return 'La sesión vuelve a estar en tu plan.';
  // A payment that bought nothing may differ from the price.
  if (isBeingRefunded(payment) && !paid) return 'Te devolvemos entero lo que has pagado.';
  return isBeingRefunded(payment)
    ? `La devolución de ${formatEuros(price - supplementKept)} está en camino.`
    : 'La encontrarás en tu historial.';
}

function RefundSummary({ appointment }: { appointment: Appointment }) {
  if (appointment.payment === 'checking')
    return (
      <Notice title='Tu pago está en revisión.'>
        Si llega después de cancelar, te lo devolvemos entero.
      </Notice>
    );
  if (isBeingRefunded(appointment.payment) && !appointment.paid)
    return (
      <Notice title='Te devolvemos entero lo que has pagado.'>
        No pudimos aplicar tu pago a esta cita: vuelve a tu cuenta, la canceles o no.
      </Notice>
    );
  return (
    <RefundRule
      refund={refundOnCancellation({ ...appointment, startsAt: appointment.date }, presentNow())}
      hours={appointment.cancellationHours}
      amount={formatEuros(appointment.price - appointment.supplementKept)}
      keptAmount={formatEuros(appointment.supplementKept)}
    />
  );
}
