import { useState } from 'react';
import { useCancelSubscription } from '#clinic/subscriptions/changes-api.ts';
import type { UserSubscription } from '#clinic/subscriptions/contract.ts';
import { formatLastDay } from '#clinic/subscriptions/screens/held-plan-messages.ts';
import { formatSessions } from '#clinic/subscriptions/screens/plan-messages.ts';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { LostResponseNotice } from '#design/feedback/lost-response-notice.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { problemMessage } from '#platform/api/client.ts';
import { outcomeUnknownTitle } from '#platform/idempotency/failure-messages.ts';
import { isResponseLost } from '#platform/idempotency/lost-response.ts';
import { RetryAbandoned } from '#platform/idempotency/retry-until-known.ts';
import { isWaitingForUser } from '#platform/idempotency/use-keyed-mutation.ts';
import { formatDay } from '#platform/time/dates.ts';
import { texts } from './texts.ts';

/** Explains the effect on days and sessions, then asks for confirmation. */
export function CancelStep({
  held,
  open,
  onBack,
}: {
  held: UserSubscription;
  open: boolean;
  onBack: () => void;
}) {
  const [refusal, setRefusal] = useState<{ title: string; text: string }>();
  const cancel = useCancelSubscription(open);
  const back = () => {
    setRefusal(undefined);
    onBack();
  };
  const confirm = async () => {
    setRefusal(undefined);
    try {
      // The plan's dialog shows the result; a toast would capture its Escape key.
      await cancel.mutateAsync(held.id);
      back();
    } catch (error) {
      // Not in a toast: a dialog hides everything outside it from keyboard and screen readers.
      setRefusal(cancelRefusalMessage(error));
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(opens) => opens || back()}
      size='small'
      dismissible={!cancel.isPending || isWaitingForUser(cancel.doubt)}
      title={texts().cancel.question}
      description={texts().cancel.description(held.planDetails.name)}
      actions={
        <>
          <Button
            variant='danger'
            busy={cancel.isPending}
            busyLabel={texts().cancel.cancelling}
            onClick={confirm}
          >
            {texts().cancel.confirm}
          </Button>
          <Button variant='secondary' disabled={cancel.isPending} onClick={back}>
            {texts().cancel.keep}
          </Button>
        </>
      }
    >
      {cancel.doubt && <LostResponseNotice doubt={cancel.doubt} onAsk={cancel.askAgain} className='mb-4' />}
      {refusal && (
        <Notice tone='danger' announce='assertive' title={refusal.title} className='mb-4'>
          {refusal.text}
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

/** Message when cancelling was refused or its outcome is unknown; undefined if the request was aborted. */
export function cancelRefusalMessage(error: unknown): { title: string; text: string } | undefined {
  if (error instanceof RetryAbandoned) return undefined;
  if (isResponseLost(error))
    return {
      title: outcomeUnknownTitle(),
      text: texts().cancel.lostAdvice,
    };
  const text = problemMessage(error) ?? texts().cancel.failedAdvice;
  return { title: texts().cancel.failed, text };
}

function consequences({ nextBillingDate, sessionsLeft, endDate }: UserSubscription): string[] {
  const said = texts().cancel;
  return [
    ...(nextBillingDate ? [said.activeUntil(formatDay(nextBillingDate))] : []),
    sessionsLeft > 0
      ? said.sessionsUntil(sessionsLeft, formatSessions(sessionsLeft), formatLastDay(endDate))
      : said.noSessions,
    said.notAdded,
    said.reactivate,
  ];
}
