import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatShortDate } from '#platform/time/screen-dates.ts';
import type { PatientRecord } from '../../directory/api.ts';
import { useInvite } from '../api.ts';
import { invitationDays } from '../terms.ts';

const noteClasses = 'mt-1 text-ink-soft text-xs';

/** The invitation of a record, or what is missing for one: a disabled button would only stand in the way. */
export const Invitation = ({ card }: { card: PatientRecord }) =>
  card.email === null ? (
    <p className={noteClasses}>Para invitar hace falta su correo.</p>
  ) : (
    <InviteButton card={card} />
  );

/** Button with a dialog that confirms the address, and a line that says when the last invitation expires. */
function InviteButton({ card: { id, email, invitedUntil } }: { card: PatientRecord }) {
  const [isAsking, setAsking] = useState(false);
  const invite = useInvite(id);
  const show = (opens: boolean) => {
    setAsking(opens);
    invite.reset();
  };
  const send = () =>
    invite.mutate(undefined, {
      onSuccess: (sent) => {
        setAsking(false);
        toast({ tone: 'success', title: 'Invitación enviada', description: `A ${sent.email}.` });
      },
    });
  return (
    <div>
      <Dialog
        open={isAsking}
        onOpenChange={show}
        title='¿Enviar la invitación?'
        description={
          <p>
            Va a <strong className='wrap-anywhere text-ink'>{email}</strong>: un enlace para crear su cuenta y
            ver sus citas. Vale {invitationDays} días y una sola vez
            {invitedUntil ? '; el anterior deja de servir' : ''}.
          </p>
        }
        trigger={
          <Button size='small' variant='secondary'>
            {invitedUntil ? 'Invitar otra vez' : 'Invitar'}
          </Button>
        }
        actions={
          <>
            <Button busy={invite.isPending} busyLabel='Enviando...' onClick={send}>
              Enviar la invitación
            </Button>
            <Button variant='secondary' onClick={() => show(false)}>
              Volver
            </Button>
          </>
        }
      >
        {invite.error && (
          <FailureNotice
            {...failureMessages(invite.error, {
              refused: 'La invitación no ha salido',
              lost: 'No sabemos si la invitación ha salido',
              advice: 'Mira los mensajes de la ficha antes de repetirlo.',
            })}
          />
        )}
      </Dialog>
      {invitedUntil && (
        <p className={noteClasses}>Invitación válida hasta el {formatShortDate(invitedUntil)}</p>
      )}
    </div>
  );
}
