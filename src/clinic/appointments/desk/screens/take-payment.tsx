import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { TakePaymentButton } from '#clinic/payments/desk/screens/take-payment-button.tsx';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { isPaymentDue } from './row-actions.ts';
import { rowTexts } from './row-texts.ts';
import { createSessionPayment } from './session-payment.tsx';

/** Takes a payment at the desk, in money or with a session of the patient's plan. */
export const TakeAppointmentPayment = ({
  one,
  isHidden,
  className,
}: {
  one: AgendaAppointment;
  isHidden: boolean;
  className: string;
}) => (
  <span data-print='no' className={isHidden ? 'hidden' : 'empty:hidden'}>
    <TakePaymentButton
      item={{ type: 'appointment', itemId: one.id }}
      label={rowTexts().row.takePayment}
      whom={nameOf(one.patient)}
      isDue={isPaymentDue(one)}
      bySession={createSessionPayment({ id: one.id, whom: nameOf(one.patient) })}
      className={className}
    />
  </span>
);
