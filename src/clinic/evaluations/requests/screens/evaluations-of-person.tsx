import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { QueriedSection } from '#clinic/patients/directory/screens/record-section.tsx';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { routes } from '#platform/paths.ts';
import { formatShortDate } from '#platform/time/screen-dates.ts';
import { questionnaires } from '../../instruments/terms.ts';
import { instrumentNames } from '../../terms.ts';
import { type EvaluationRequest, personEvaluationsQuery, useSend } from '../api.ts';
import { texts } from './desk-texts.ts';
import { evaluationStateLabels } from './evaluation-state-labels.ts';

export function EvaluationsOfPerson({ id }: { id: number }) {
  return (
    <QueriedSection
      title={texts().title}
      what={texts().theQuestionnaires}
      query={useQuery(personEvaluationsQuery(id))}
    >
      {({ evaluations, maySend, isAgeKnown, accountEmail }) => (
        <>
          {evaluations.length === 0 && <EmptyText>{texts().noneYet}</EmptyText>}
          <ul className='divide-y divide-line'>
            {evaluations.map((one) => (
              <li key={one.id} className='dense-row flex flex-wrap items-center gap-x-3 px-3'>
                <span className='grow max-sm:basis-full'>{questionnaires[one.instrument].title}</span>
                <strong>{evaluationStateLabels()[one.state]}</strong>
                <span className='text-ink-soft text-xs tabular-nums'>
                  {formatShortDate(one.finishedAt ?? one.createdAt)}
                </span>
                {(one.state === 'answered' || one.state === 'released') && (
                  <Link to={`${routes['staff-evaluations']}?id=${one.id}`} className='link'>
                    {texts().view}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          {maySend && <SendButtons id={id} isAgeKnown={isAgeKnown} email={accountEmail} />}
        </>
      )}
    </QueriedSection>
  );
}

function SendButtons({ id, isAgeKnown, email }: { id: number; isAgeKnown: boolean; email: string | null }) {
  const [isAdult, setAdult] = useState(false);
  const ageConfirmation = isAgeKnown ? {} : { isAdult: true as const };
  return (
    <div className='border-line border-t px-3 py-3'>
      {!isAgeKnown && (
        <CheckboxField
          label={texts().isAdult}
          checked={isAdult}
          onChange={({ target }) => setAdult(target.checked)}
        />
      )}
      <div className='flex flex-wrap gap-2'>
        {instrumentNames.map((instrument) => (
          <SendDialog
            key={instrument}
            id={id}
            email={email}
            request={{ instrument, ...ageConfirmation }}
            isDisabled={!isAgeKnown && !isAdult}
          />
        ))}
      </div>
    </div>
  );
}

/** Button with a dialog that confirms the address before it sends a questionnaire. */
function SendDialog({
  id,
  email,
  request,
  isDisabled,
}: {
  id: number;
  /** Null if the account has none: the questionnaire is sent all the same. */
  email: string | null;
  request: EvaluationRequest;
  isDisabled: boolean;
}) {
  const [isAsking, setAsking] = useState(false);
  const send = useSend(id);
  const { code } = questionnaires[request.instrument];
  const show = (opens: boolean) => {
    setAsking(opens);
    send.reset();
  };
  const press = () =>
    send.mutate(request, {
      onSuccess: ({ isTold }) => {
        setAsking(false);
        toast({
          tone: 'success',
          title: texts().sent(code),
          description: isTold ? texts().mailed : texts().notMailed,
        });
      },
    });
  return (
    <Dialog
      open={isAsking}
      onOpenChange={show}
      title={texts().question(code)}
      description={
        email ? (
          <p>{texts().goesTo(<strong className='wrap-anywhere text-ink'>{email}</strong>)}</p>
        ) : (
          <p>{texts().noEmail}</p>
        )
      }
      trigger={
        <Button size='small' variant='secondary' disabled={isDisabled}>
          {texts().sendCode(code)}
        </Button>
      }
      actions={
        <>
          <Button busy={send.isPending} busyLabel={texts().sending} onClick={press}>
            {texts().send}
          </Button>
          <Button variant='secondary' onClick={() => show(false)}>
            {texts().back}
          </Button>
        </>
      }
    >
      {send.error && (
        <FailureNotice
          {...failureMessages(send.error, {
            refused: texts().notSent,
            lost: texts().sendingLost,
          })}
        />
      )}
    </Dialog>
  );
}
