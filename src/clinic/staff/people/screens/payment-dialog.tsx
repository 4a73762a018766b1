import { LazySeveral } from '#clinic/appointments/desk/screens/session-payment.tsx';
import { TakeSeveral } from '#clinic/payments/desk/screens/take-several.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { texts } from './texts.ts';

/** Takes payment for one or several unpaid appointments of a patient. */
export function PaymentDialog({
  patientId,
  name,
  isOpen,
  setIsOpen,
}: {
  patientId: number;
  name: string;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
}) {
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen} title={texts().takePaymentFrom(name)} size='normal'>
      {isOpen && (
        <TakeSeveral
          patientId={patientId}
          bySessions={(props) => <LazySeveral {...props} />}
          close={() => setIsOpen(false)}
        />
      )}
    </Dialog>
  );
}
