import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { LostAnswerNotice } from '#design/lost-answer-notice.tsx';
import { Notice } from '#design/notice.tsx';
import { messageOf } from '#platform/api-client.ts';
import { formatDay } from '#platform/spanish-dates.ts';
import { useCancelSubscription } from '../api.ts';
import type { UserSubscription } from '../contract.ts';
import { lastDayInWords } from './held-words.ts';
import { sessionsInWords } from './plan-words.ts';

/** Says first what happens to the days and the sessions, then asks. */
export function CancelStep({
  held,
  open,
  onBack,
}: {
  held: UserSubscription;
  open: boolean;
  onBack: () => void;
}) {
  const [refusal, setRefusal] = useState<string>();
  const cancel = useCancelSubscription();
  const back = () => {
    setRefusal(undefined);
    onBack();
  };
  const confirm = async () => {
    setRefusal(undefined);
    try {
      // The plan's dialog says so, where the person is led back to: no toast, which would take its Escape.
      await cancel.mutateAsync(held.id);
      back();
    } catch (error) {
      // Not in a toast: a dialog keeps the keyboard and screen readers away from everything outside it.
      setRefusal(messageOf(error) ?? 'No sabemos si ha llegado. Inténtalo de nuevo en un momento.');
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(opens) => opens || back()}
      size='small'
      dismissible={!cancel.isPending || cancel.doubt === 'waiting'}
      title='¿Cancelar los próximos pagos?'
      description={`Plan ${held.planDetails.name}. No te pediremos más pagos.`}
      actions={
        <>
          <Button variant='danger' busy={cancel.isPending} busyLabel='Cancelando...' onClick={confirm}>
            Cancelar pagos
          </Button>
          <Button variant='secondary' disabled={cancel.isPending} onClick={back}>
            Seguir como está
          </Button>
        </>
      }
    >
      {cancel.doubt && (
        <LostAnswerNotice isAsking={cancel.doubt === 'asking'} onAsk={cancel.askAgain} className='mb-4' />
      )}
      {refusal && (
        <Notice tone='danger' announce='assertive' title='No se ha podido cancelar' className='mb-4'>
          {refusal}
        </Notice>
      )}
      <ul className='flex list-disc flex-col gap-1.5 pl-5'>
        {consequences(held).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Dialog>
  );
}

function consequences({ nextBillingDate, sessionsLeft, endDate }: UserSubscription): string[] {
  return [
    ...(nextBillingDate ? [`La suscripción sigue activa hasta el ${formatDay(nextBillingDate)}.`] : []),
    sessionsLeft > 0
      ? `${sessionsLeft === 1 ? 'La sesión que te queda es tuya' : `Las ${sessionsInWords(sessionsLeft)} que te quedan son tuyas`} hasta el ${lastDayInWords(endDate)}.`
      : 'No te queda ninguna sesión por usar.',
    'Las sesiones de los pagos que no hagas no llegan.',
    'Si cambias de idea, puedes reactivarla después desde aquí.',
  ];
}
