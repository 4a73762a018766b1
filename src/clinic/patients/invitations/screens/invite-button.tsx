import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatShortDate } from '#platform/time/spanish-dates.ts';
import type { PatientRecord } from '../../directory/api.ts';
import { useInvite } from '../api.ts';

/** Sends the invitation and shows when the last one expires. */
export function InviteButton({ card: { id, email, invitedUntil } }: { card: PatientRecord }) {
  const invite = useInvite(id);
  const send = () =>
    invite.mutate(undefined, {
      onSuccess: (sent) =>
        toast({ tone: 'success', title: 'Invitación enviada', description: `A ${sent.email}.` }),
      onError: (error) =>
        toast({
          tone: 'danger',
          ...failureMessages(error, {
            refused: 'La invitación no ha salido',
            lost: 'No sabemos si la invitación ha salido',
            otherwise: 'Mira los mensajes de la ficha antes de repetirlo.',
          }),
        }),
    });
  return (
    <div>
      <Button
        size='small'
        variant='secondary'
        disabled={email === null}
        busy={invite.isPending}
        busyLabel='Enviando...'
        onClick={send}
      >
        {invitedUntil ? 'Invitar otra vez' : 'Invitar'}
      </Button>
      <p className='mt-1 text-ink-soft text-xs'>
        {email === null
          ? 'Para invitar hace falta su correo.'
          : invitedUntil && `Invitación válida hasta el ${formatShortDate(invitedUntil)}`}
      </p>
    </div>
  );
}
