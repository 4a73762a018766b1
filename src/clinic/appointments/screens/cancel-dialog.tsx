import { useState } from 'react';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { Dialog, DialogClose } from '#design/dialog.tsx';
import { Notice } from '#design/notice.tsx';
import { toast } from '#design/toast-store.ts';
import { messageOf } from '#platform/api-client.ts';
import { formatEuros } from '#platform/money.ts';
import { formatDate, formatTime } from '#platform/spanish-dates.ts';
import { useCancel } from '../api.ts';
import type { Appointment } from '../contract.ts';
import { refundOnCancellation } from '../rules.ts';

/** Cancelling: says first what comes back, then asks. */
export function CancelDialog({
  appointment,
  onCancelled,
}: {
  appointment: Appointment;
  onCancelled: () => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const cancel = useCancel();
  const onOpenChange = (opens: boolean) => {
    setRefusal(undefined);
    setIsOpen(opens);
  };
  const confirm = async () => {
    setRefusal(undefined);
    try {
      const cancelled = await cancel.mutateAsync(appointment.id);
      toast({
        tone: 'success',
        title: 'Cita cancelada',
        description: comesBack(cancelled),
      });
      setIsOpen(false);
      onCancelled();
    } catch (error) {
      // Not in a toast: a dialog keeps the keyboard and screen readers away from everything outside it.
      setRefusal(messageOf(error) ?? 'La cita sigue en pie. Inténtalo de nuevo en un momento.');
    }
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      size='small'
      dismissible={!cancel.isPending}
      trigger={
        <Button size='small' variant='quiet' className='px-3! text-coral-700!'>
          Cancelar
        </Button>
      }
      title='¿Cancelar esta cita?'
      description={<Refund appointment={appointment} />}
      actions={
        <>
          <Button variant='danger' busy={cancel.isPending} busyLabel='Cancelando...' onClick={confirm}>
            Cancelar la cita
          </Button>
          <DialogClose>
            <Button variant='secondary' disabled={cancel.isPending}>
              Conservarla
            </Button>
          </DialogClose>
        </>
      }
    >
      {refusal && (
        <Notice tone='danger' announce='assertive' title='Error al cancelar la cita' className='mb-4'>
          {refusal}
        </Notice>
      )}
      <p>
        {formatDate(appointment.date)}, {formatTime(appointment.date)}, con {appointment.professionalName}. La
        hora quedará libre enseguida.
      </p>
    </Dialog>
  );
}

function comesBack({ payment, price, withCredit, paid }: Appointment): string {
  if (withCredit && !paid) return 'La sesión vuelve a estar en tu plan.';
  return payment === 'returning' || payment === 'returned'
    ? `La devolución de ${formatEuros(price)} está en camino.`
    : 'La encontrarás en tu historial.';
}

/** Shown when the dialog opens, by the clock of that moment. */
function Refund({ appointment }: { appointment: Appointment }) {
  const hours = clinic.cancellationHours;
  if (appointment.payment === 'checking')
    return (
      <Notice title='Tu pago está en revisión.'>
        Si llega después de cancelar, te lo devolvemos entero.
      </Notice>
    );
  switch (refundOnCancellation(appointment, new Date())) {
    case 'nothing_paid':
      return (
        <Notice>
          <p>Lo pagado se devuelve entero hasta {hours} horas antes de la cita; más tarde, no.</p>
          <p className='mt-1'>No has pagado nada, así que no se cobra ni se devuelve nada.</p>
        </Notice>
      );
    case 'full':
      return (
        <Notice
          tone='success'
          title={`Te devolvemos ${formatEuros(appointment.price)}, el importe completo.`}
        >
          Faltan más de {hours} horas.
        </Notice>
      );
    case 'session':
      return (
        <Notice tone='success' title='Te devolvemos la sesión: vuelve a estar en tu plan.'>
          Faltan más de {hours} horas.
        </Notice>
      );
    case 'session_lost':
    case 'none':
      return (
        <Notice
          tone='warning'
          title={appointment.withCredit ? 'La sesión no se devuelve.' : 'No se devuelve el importe.'}
        >
          Faltan menos de {hours} horas. Si te ha pasado algo grave, llámanos al{' '}
          <span className='whitespace-nowrap'>{clinic.phone}</span>.
        </Notice>
      );
  }
}
