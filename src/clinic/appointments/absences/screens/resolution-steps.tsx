import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import type { Agenda, AgendaAppointment } from '../../agenda/contract.ts';
import { useResolveAffected } from '../api.ts';
import type { ChoiceInput, Outcome } from '../contract.ts';
import { AffectedChoice, CancelAll } from './affected-choices.tsx';
import { groupByDay } from './affected-days.ts';
import { type ChoiceDraft, emptyChoiceDraft, resolutionInput } from './choice-draft.ts';
import { OutcomeList } from './outcome-list.tsx';
import { texts } from './texts.ts';

export const affectedTitle = (count: number) => texts().affected.title(count);

/**
 * Three steps for affected appointments: choose, preview the messages, send. Appointments without a choice
 * stay as they are.
 */
export function ResolutionSteps({
  hit,
  professionals,
  close,
}: {
  hit: AgendaAppointment[];
  professionals: Pick<Agenda['professionals'][number], 'id' | 'name'>[];
  close: () => void;
}) {
  const [drafts, setDrafts] = useState<Record<number, ChoiceDraft>>({});
  const [outcomes, setOutcomes] = useState<Outcome[]>();
  const resolve = useResolveAffected();
  const draftOf = (one: AgendaAppointment) => drafts[one.id] ?? emptyChoiceDraft(one);
  const choices = hit.flatMap((one) => resolutionInput(one, draftOf(one)) ?? []);
  const ask = (preview: boolean, what: ChoiceInput[] = choices) =>
    resolve.mutate({ choices: what, preview }, { onSuccess: (answer) => setOutcomes(answer.outcomes) });
  const cancelAll = () =>
    setDrafts(Object.fromEntries(hit.map((one) => [one.id, { ...emptyChoiceDraft(one), what: 'cancel' }])));
  const isDone = outcomes?.some(({ state }) => state === 'done') ?? false;
  return (
    <div className='flex flex-col gap-3 pb-2 text-sm'>
      {outcomes === undefined ? (
        <>
          <CancelAll count={hit.length} cancelAll={cancelAll} />
          {groupByDay(hit).map(({ date, appointments }) => (
            <section key={date}>
              <h3 className='font-sans font-[650] text-base tracking-normal first-letter:uppercase'>
                {date}
              </h3>
              <ul>
                {appointments.map((one) => (
                  <AffectedChoice
                    key={one.id}
                    one={one}
                    professionals={professionals}
                    draft={draftOf(one)}
                    change={(part) =>
                      setDrafts((former) => ({ ...former, [one.id]: { ...draftOf(one), ...part } }))
                    }
                  />
                ))}
              </ul>
            </section>
          ))}
        </>
      ) : (
        <OutcomeList hit={hit} outcomes={outcomes} />
      )}
      {resolve.error && (
        <FailureNotice
          {...failureMessages(resolve.error, {
            refused: texts().affected.outcomeUnknown,
            lost: texts().affected.outcomeUnknown,
            advice: texts().affected.repeatable,
          })}
        />
      )}
      <StepsFooter
        stage={stageOf(outcomes, isDone)}
        count={outcomes === undefined ? choices.length : sendableIds(outcomes).length}
        isBusy={resolve.isPending}
        show={() => ask(true)}
        send={() =>
          ask(
            false,
            choices.filter(({ appointmentId }) => sendableIds(outcomes).includes(appointmentId)),
          )
        }
        back={() => setOutcomes(undefined)}
        close={close}
      />
    </div>
  );
}

type Stage = 'choosing' | 'words' | 'done';

function stageOf(outcomes: Outcome[] | undefined, isDone: boolean): Stage {
  if (outcomes === undefined) return 'choosing';
  return isDone ? 'done' : 'words';
}

const sendableIds = (outcomes: Outcome[] = []) =>
  outcomes.flatMap(({ state, appointmentId }) => (state === 'planned' ? [appointmentId] : []));

function StepsFooter({
  stage,
  count,
  isBusy,
  show,
  send,
  back,
  close,
}: {
  stage: Stage;
  count: number;
  isBusy: boolean;
  show: () => void;
  send: () => void;
  back: () => void;
  close: () => void;
}) {
  if (stage === 'done')
    return (
      <Button size='small' onClick={close} className='sm:self-end'>
        {' '}
        {texts().affected.close}{' '}
      </Button>
    );
  const isChoosing = stage === 'choosing';
  return (
    <FormFooter back={isChoosing ? close : back}>
      <Button
        size='small'
        onClick={isChoosing ? show : send}
        disabled={count === 0}
        busy={isBusy}
        busyLabel={isChoosing ? texts().affected.writing : texts().affected.sending}
      >
        {isChoosing ? texts().affected.showMessages : texts().affected.send(count)}
      </Button>
    </FormFooter>
  );
}
