import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { focusBehindDialog } from '#design/dialogs/focus-behind.ts';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { problemMessage } from '#platform/api/client.ts';
import { isResponseLost } from '#platform/idempotency/lost-response.ts';
import { nameOnScreen } from '#platform/text/names.ts';
import { formatTime, formatWeekday } from '#platform/time/screen-dates.ts';
import { useMoveAtDesk } from '../../desk/api.ts';
import { formatSpan } from '../../desk/screens/agenda-labels.ts';
import { HourRefusal, isOutsideHours } from '../../desk/screens/hour-refusal.tsx';
import { isLengthChanged, lengthOf, type Proposal } from './target-place.ts';
import { texts } from './texts.ts';
import { reportUnmoved } from './use-moving.ts';

function noticeSentence({ isQuiet, patient }: Proposal['one']): string {
  const { move } = texts();
  if (isQuiet) return move.importedCall;
  return patient.email === null ? move.noEmailCall : move.notifiedByEmail;
}

/** Shows the consequence of a move before it is sent; a second Enter confirms. */
export function MoveConsequence({
  proposal,
  onMoved,
  leave,
}: {
  proposal: Proposal;
  onMoved: (moved: Proposal) => void;
  leave: () => void;
}) {
  const { one, startsAt, professional } = proposal;
  const hasNewLength = isLengthChanged(proposal);
  const formatWhen = (at: { startsAt: string; endsAt: string }) =>
    `${formatWeekday(new Date(at.startsAt))} ${hasNewLength ? formatSpan(at) : formatTime(at.startsAt)}`;
  const move = useMoveAtDesk();
  const isOutside = isOutsideHours(move.error);
  const send = (outsideHours: boolean) =>
    move.mutate(
      {
        id: one.id,
        startsAt,
        professionalId: professional.id,
        ...(hasNewLength ? { minutes: lengthOf(proposal) } : {}),
        outsideHours,
      },
      {
        onSuccess: () => {
          leave();
          onMoved(proposal);
          // The moved appointment is a new element on the sheet.
          focusBehindDialog(() => document.querySelector<HTMLElement>(`[data-visit='${one.id}']`));
        },
        onError: (error) => {
          // Another hour of the same drag cannot be chosen here. After a lost response, this one can be repeated.
          const problem = problemMessage(error);
          if (problem === undefined || isResponseLost(error) || isOutsideHours(error)) return;
          leave();
          reportUnmoved(one, problem);
        },
      },
    );
  const colleague = one.professionalId === professional.id ? undefined : nameOnScreen(professional.name);
  return (
    <Dialog
      open
      onOpenChange={(opens) => opens || leave()}
      size='normal'
      title={texts().move.title(nameOf(one.patient))}
      description={
        <p className='tabular-nums'>
          {texts().move.summary(formatWhen(one), formatWhen(proposal), colleague)}{' '}
          {hasNewLength && `${texts().move.priceStays} `}
          {texts().move.paymentStays} {noticeSentence(one)}
        </p>
      }
    >
      <div className='flex flex-col gap-4 pb-2'>
        <HourRefusal error={move.error} refused={texts().move.refused} />
        <FormFooter back={leave}>
          {/* A busy button loses the focus; the key mounts another one after a refusal, which takes it. */}
          <Button
            key={String(move.error !== null)}
            autoFocus
            size='small'
            busy={move.isPending}
            busyLabel={texts().move.busy}
            onClick={() => send(isOutside)}
          >
            {isOutside ? texts().move.anyway : texts().move.submit}
          </Button>
        </FormFooter>
      </div>
    </Dialog>
  );
}
