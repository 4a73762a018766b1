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
import { texts } from './texts.ts';

const noteClasses = 'mt-1 text-ink-soft text-xs';

/** The invitation of a record, or what is missing for one: a disabled button would only stand in the way. */
export const Invitation = ({ card }: { card: PatientRecord }) =>
  card.email === null ? <p className={noteClasses}>{texts().emailNeeded}</p> : <InviteButton card={card} />;

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
        toast({ tone: 'success', title: texts().sent, description: texts().sentTo(sent.email) });
      },
    });
  return (
    <div>
      <Dialog
        open={isAsking}
        onOpenChange={show}
        title={texts().question}
        description={
          <p>
            {texts().goesTo(
              <strong className='wrap-anywhere text-ink'>{email}</strong>,
              invitationDays,
              invitedUntil !== null,
            )}
          </p>
        }
        trigger={
          <Button size='small' variant='secondary'>
            {invitedUntil ? texts().inviteAgain : texts().invite}
          </Button>
        }
        actions={
          <>
            <Button busy={invite.isPending} busyLabel={texts().sending} onClick={send}>
              {texts().send}
            </Button>
            <Button variant='secondary' onClick={() => show(false)}>
              {texts().back}
            </Button>
          </>
        }
      >
        {invite.error && (
          <FailureNotice
            {...failureMessages(invite.error, {
              refused: texts().refused,
              lost: texts().lost,
              advice: texts().advice,
            })}
          />
        )}
      </Dialog>
      {invitedUntil && <p className={noteClasses}>{texts().validUntil(formatShortDate(invitedUntil))}</p>}
    </div>
  );
}
