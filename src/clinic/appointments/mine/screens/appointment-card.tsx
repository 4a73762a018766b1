import { useSuspenseQuery } from '@tanstack/react-query';
import { CalendarPlus, Video } from 'lucide-react';
import { CancelDialog } from '#clinic/appointments/changes/screens/cancel-dialog.tsx';
import { MoveDialog } from '#clinic/appointments/changes/screens/move-dialog.tsx';
import type { Appointment } from '#clinic/appointments/contract.ts';
import {
  isBeingRefunded,
  isUpcoming,
  mayCancel,
  mayMove,
} from '#clinic/appointments/rules/appointment-rules.ts';
import { formatDeadline } from '#clinic/appointments/rules/deadline.ts';
import { kindTone } from '#clinic/appointments/screens/kind-tone.ts';
import { consultationName, formatTimeZone, statusName } from '#clinic/appointments/screens/labels.ts';
import { OfficeDirections } from '#clinic/appointments/screens/office-directions.tsx';
import { DateWindow } from '#clinic/appointments/slots/screens/date-window.tsx';
import { statusOf } from '#clinic/appointments/terms.ts';
import { appointmentReference } from '#clinic/payments/api.ts';
import { ReceiptLink } from '#clinic/payments/screens/receipt-link.tsx';
import { servicesOrFallback, servicesQuery } from '#clinic/services/api.ts';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { focusBehindDialog } from '#design/dialogs/focus-behind.ts';
import { formatEuros } from '#platform/money.ts';
import { nameOnScreen } from '#platform/text/names.ts';
import { formatTime } from '#platform/time/dates.ts';
import { formatNearDate } from '#platform/time/near-days.ts';
import { formatOwnPayment } from './format-payment.ts';
import { texts } from './texts.ts';

/**
 * An appointment of the user with its state, payment and actions.
 * @param onPay set if it may be paid
 * @param isPaying a payment is in progress, of this or another appointment
 * @param underWay payment state known to this browser but not yet to the list
 */
export function AppointmentCard({
  appointment,
  now,
  onPay,
  isPaying = false,
  underWay,
}: {
  appointment: Appointment;
  now: Date;
  onPay?: (() => void) | undefined;
  isPaying?: boolean;
  underWay?: PaymentInProgress | undefined;
}) {
  const services = servicesOrFallback(useSuspenseQuery(servicesQuery()).data);
  const upcoming = isUpcoming(appointment, now);
  const status = statusOf(appointment.status);
  return (
    <Card
      as='li'
      className='grid grid-cols-[auto_minmax(0,1fr)] tiny:grid-cols-1 items-start gap-x-4 tiny:gap-y-3 sm:gap-x-6'
    >
      <DateWindow
        date={appointment.date}
        tone={kindTone(appointment.type)}
        lit={upcoming && status === 'confirmed'}
        faded={!upcoming}
      />
      <div className='min-w-0'>
        <div className='flex flex-wrap items-start justify-between gap-x-4 gap-y-1'>
          <h3 className='text-h4'>{consultationName(appointment, services)}</h3>
          <Badge tone={status}>{statusName(appointment.status)}</Badge>
        </div>
        <p className='mt-1 first-letter:uppercase'>
          {formatNearDate(appointment.date, now)}, <strong>{formatTime(appointment.date)}</strong>
          {formatTimeZone(appointment.type, appointment.date)}
        </p>
        <HoldNotice appointment={appointment} now={now} underWay={underWay} />
        <p className='text-ink-soft'>
          {texts().withProfessional(nameOnScreen(appointment.professionalName))}
        </p>
        <p className='text-ink-soft'>
          {underWay ? formatEuros(appointment.price) : formatOwnPayment(appointment)}
        </p>
        {appointment.address && <p className='text-ink-soft'>{appointment.address}</p>}
        {upcoming && <OfficeDirections type={appointment.type} className='text-ink-soft' />}
        {upcoming && status === 'confirmed' && appointment.attendanceConfirmed && (
          <p className='mt-2 inline-block rounded-sm bg-pine-100 px-2 py-1 text-pine-700 text-xs'>
            {texts().attendanceConfirmed}
          </p>
        )}
      </div>
      {onPay && (
        <div className='col-span-2 tiny:col-span-1 mt-4 sm:col-span-1 sm:col-start-2'>
          <Button size='small' className='w-full sm:w-auto' disabled={isPaying} onClick={onPay}>
            {texts().pay}
          </Button>
        </div>
      )}
      <div className='col-span-2 tiny:col-span-1 mt-3 -ml-3 flex flex-wrap items-center gap-x-1 empty:hidden sm:col-span-1 sm:col-start-2'>
        {upcoming && <Actions appointment={appointment} now={now} />}
        {statusesWithReceipt.has(appointment.payment) && (
          <ReceiptLink reference={appointmentReference(appointment.id)} className={linkClasses} />
        )}
      </div>
    </Card>
  );
}

/** Unpaid appointments have no receipt to fetch. */
const statusesWithReceipt = new Set(['paid', 'returning', 'returned']);

/** The card moves to the history together with its button, so the focus goes to the list it left. */
const focusUpcoming = () => focusBehindDialog(() => document.getElementById(upcomingId));
export const upcomingId = 'proximas';

/** State of a payment made here: being taken or verified, or with an unknown outcome. */
export type PaymentInProgress = 'confirming' | 'unclear';

/** The step that is missing to confirm the hold, and its deadline. */
function HoldNotice({
  appointment: { type, status, payment, holdExpiresAt },
  now,
  underWay,
}: {
  appointment: Appointment;
  now: Date;
  underWay: PaymentInProgress | undefined;
}) {
  if (statusOf(status) !== 'pending' || holdExpiresAt === null || Date.parse(holdExpiresAt) <= now.getTime())
    return null;
  return (
    <p className='my-1 inline-block rounded-sm bg-ochre-100 px-2 py-1 text-sm'>
      {underWay === 'confirming' ? (
        <strong>{texts().confirming}</strong>
      ) : (
        texts().heldUntil(
          missingSentence(payment, underWay),
          `${formatDeadline(holdExpiresAt, now)}${formatTimeZone(type, holdExpiresAt)}`,
        )
      )}
    </p>
  );
}

function missingSentence(payment: Appointment['payment'], underWay: PaymentInProgress | undefined): string {
  if (payment === 'checking' || underWay === 'unclear') return texts().missing.confirmation;
  return isBeingRefunded(payment) ? texts().missing.paymentAgain : texts().missing.payment;
}

const linkClasses =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-[650] text-river-700 text-sm no-underline transition-colors hover:bg-river-50';

function Actions({ appointment, now }: { appointment: Appointment; now: Date }) {
  return (
    <>
      {appointment.roomUrl && (
        <a href={appointment.roomUrl} target='_blank' rel='noreferrer' className={linkClasses}>
          <Video aria-hidden='true' className='size-5' />
          {texts().enterRoom}
        </a>
      )}
      <a
        href={`/api/appointments/${appointment.id}/calendar.ics`}
        download='cita.ics'
        className={linkClasses}
      >
        <CalendarPlus aria-hidden='true' className='size-5' />
        {texts().addToCalendar}
      </a>
      <span className='flex gap-1'>
        {mayMove(appointment, now) && <MoveDialog appointment={appointment} />}
        {mayCancel(appointment, now) && (
          <CancelDialog appointment={appointment} onCancelled={focusUpcoming} />
        )}
      </span>
    </>
  );
}
