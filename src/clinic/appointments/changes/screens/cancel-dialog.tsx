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
import { nameOnScreen } from '#platform/text/names.ts';
import { formatTime } from '#platform/time/dates.ts';
import { formatNearDate } from '#platform/time/near-days.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { RefundRule } from './refund-rule.tsx';
import { texts } from './texts.ts';
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
        title: texts().cancelled,
        description: formatRefund(cancelled),
      });
      setIsOpen(false);
      onCancelled();
    } catch (error) {
      tell(error, texts().cancelFailed);
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
          {texts().cancel}
        </Button>
      }
      title={texts().cancelQuestion}
      description={<RefundSummary appointment={appointment} />}
      action={
        <Button variant='danger' busy={cancel.isPending} busyLabel={texts().cancelling} onClick={confirm}>
          {texts().cancelAppointment}
        </Button>
      }
      keepLabel={texts().keep}
    >
      <p className='first-letter:uppercase'>
        {texts().cancelSummary(
          `${formatNearDate(appointment.date, now)}, ${formatTime(appointment.date)}${formatTimeZone(appointment.type, appointment.date)}`,
          nameOnScreen(appointment.professionalName),
        )}
      </p>
    </ChangeDialog>
  );
}

function formatRefund({ payment, price, supplementKept, withCredit, paid }: Appointment): string {
  if (withCredit && !paid) return texts().outcome.sessionReturned;
  // A payment that bought nothing may differ from the price.
  if (isBeingRefunded(payment) && !paid) return texts().outcome.allReturned;
  return isBeingRefunded(payment)
    ? texts().outcome.amountReturned(formatEuros(price - supplementKept))
    : texts().outcome.inHistory;
}

function RefundSummary({ appointment }: { appointment: Appointment }) {
  if (appointment.payment === 'checking')
    return <Notice title={texts().underReview.title}>{texts().underReview.text}</Notice>;
  if (isBeingRefunded(appointment.payment) && !appointment.paid)
    return <Notice title={texts().notApplied.title}>{texts().notApplied.text}</Notice>;
  return (
    <RefundRule
      refund={refundOnCancellation({ ...appointment, startsAt: appointment.date }, presentNow())}
      hours={appointment.cancellationHours}
      amount={formatEuros(appointment.price - appointment.supplementKept)}
      keptAmount={formatEuros(appointment.supplementKept)}
    />
  );
}
