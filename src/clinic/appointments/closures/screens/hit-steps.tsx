import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { FormFoot } from '#design/dialogs/form-foot.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { failureWords } from '#platform/idempotency/failure-words.ts';
import type { Agenda, AgendaAppointment } from '../../agenda/contract.ts';
import { useResolveHit } from '../api.ts';
import type { Outcome, WrittenChoice } from '../contract.ts';
import { type ChoiceDraft, choiceOf, emptyDraft } from './choice-draft.ts';
import { CancelAll, HitChoice } from './hit-choices.tsx';
import { OutcomeList } from './outcome-list.tsx';

export const hitTitle = (count: number) => `Qué hacemos con ${count === 1 ? '1 cita' : `${count} citas`}`;

/**
 * Three steps for affected appointments: choose, preview the messages, send. Appointments without a choice
 * stay as they are.
 */
export function HitSteps({
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
  const resolve = useResolveHit();
  const draftOf = (one: AgendaAppointment) => drafts[one.id] ?? emptyDraft(one);
  const choices = hit.flatMap((one) => choiceOf(one, draftOf(one)) ?? []);
  const ask = (preview: boolean, what: WrittenChoice[] = choices) =>
    resolve.mutate({ choices: what, preview }, { onSuccess: (answer) => setOutcomes(answer.outcomes) });
  const cancelAll = () =>
    setDrafts(Object.fromEntries(hit.map((one) => [one.id, { ...emptyDraft(one), what: 'cancel' }])));
  const isDone = outcomes?.some(({ state }) => state === 'done') ?? false;
  return (
    <div className='flex flex-col gap-3 pb-2 text-sm'>
      {outcomes === undefined ? (
        <>
          <CancelAll count={hit.length} cancelAll={cancelAll} />
          <ul>
            {hit.map((one) => (
              <HitChoice
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
        </>
      ) : (
        <OutcomeList hit={hit} outcomes={outcomes} />
      )}
      {resolve.error && (
        <FailureNotice
          {...failureWords(resolve.error, {
            refused: 'No sabemos si se ha hecho',
            lost: 'No sabemos si se ha hecho',
            otherwise: 'Puede ser la conexión. Repetirlo no hace nada dos veces.',
          })}
        />
      )}
      <Foot
        stage={outcomes === undefined ? 'choosing' : isDone ? 'done' : 'words'}
        count={outcomes === undefined ? choices.length : sendable(outcomes).length}
        isBusy={resolve.isPending}
        show={() => ask(true)}
        send={() =>
          ask(
            false,
            choices.filter(({ appointmentId }) => sendable(outcomes).includes(appointmentId)),
          )
        }
        back={() => setOutcomes(undefined)}
        close={close}
      />
    </div>
  );
}

const sendable = (outcomes: Outcome[] = []) =>
  outcomes.flatMap(({ state, appointmentId }) => (state === 'planned' ? [appointmentId] : []));

function Foot({
  stage,
  count,
  isBusy,
  show,
  send,
  back,
  close,
}: {
  stage: 'choosing' | 'words' | 'done';
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
        Listo
      </Button>
    );
  const isChoosing = stage === 'choosing';
  return (
    <FormFoot back={isChoosing ? close : back} leave={isChoosing ? 'Más tarde' : 'Volver'}>
      <Button
        size='small'
        onClick={isChoosing ? show : send}
        disabled={count === 0}
        busy={isBusy}
        busyLabel={isChoosing ? 'Escribiendo...' : 'Enviando...'}
      >
        {isChoosing ? 'Ver los mensajes' : `Hacerlo y enviar ${count === 1 ? 'el mensaje' : 'los mensajes'}`}
      </Button>
    </FormFoot>
  );
}
