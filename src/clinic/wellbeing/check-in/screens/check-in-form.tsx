import { type FormEvent, useState } from 'react';
import { useSignOutOnExpiry } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { TextareaField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import type { Scores } from '../../terms.ts';
import { type Assessment, useCheckIn } from '../api.ts';
import { type Mark, marks, maxAnswerLength, questions } from '../terms.ts';
import { MarkField } from './mark-field.tsx';

type Marks = Partial<Record<keyof Scores, Mark>>;

export function CheckInForm({
  before,
  onSend,
  onDone,
}: {
  before: Assessment | undefined;
  onSend: () => void;
  onDone: () => void;
}) {
  const [chosen, setChosen] = useState<Marks>(() => initialMarks(before));
  const [answers, setAnswers] = useState(before?.answers ?? { good: '', hard: '' });
  const [isTried, setTried] = useState(false);
  const checkIn = useCheckIn();
  useSignOutOnExpiry(checkIn.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const scores = completeScores(chosen);
    if (scores !== undefined) {
      onSend();
      checkIn.mutate({ ...scores, answers }, { onSuccess: onDone });
    } else event.currentTarget.querySelector<HTMLElement>('fieldset:not(:has(:checked)) input')?.focus();
  };
  return (
    <Form method='post' onSubmit={submit} className='max-w-3xl'>
      <div className='grid gap-x-10 gap-y-6 sm:grid-cols-2'>
        {questions.map((question) => (
          <MarkField
            key={question.name}
            question={question}
            value={chosen[question.name]}
            onChange={(mark) => setChosen({ ...chosen, [question.name]: mark })}
            error={isTried && chosen[question.name] === undefined ? 'Elige un número del 1 al 5.' : undefined}
          />
        ))}
        <TextareaField
          label='Algo que hoy ha ido bien'
          optional
          rows={2}
          maxLength={maxAnswerLength}
          value={answers.good}
          onChange={({ target }) => setAnswers({ ...answers, good: target.value })}
        />
        <TextareaField
          label='Algo que hoy te ha costado'
          optional
          rows={2}
          maxLength={maxAnswerLength}
          value={answers.hard}
          onChange={({ target }) => setAnswers({ ...answers, hard: target.value })}
        />
      </div>
      <EmergencyNote />
      {checkIn.isError && (
        <FailureNotice
          {...failureMessages(checkIn.error, {
            refused: 'No se ha podido guardar',
            advice:
              'Lo que has escrito sigue aquí. Vuelve a intentarlo: guardar dos veces el mismo día no estropea nada.',
          })}
          className='mt-5'
        />
      )}
      <Button type='submit' className='mt-5' busy={checkIn.isPending} busyLabel='Guardando...'>
        Guardar lo de hoy
      </Button>
    </Form>
  );
}

function EmergencyNote() {
  const [emergency, helpline] = clinicSettings().emergencyContacts;
  return (
    <p className='mt-5 max-w-text text-sm'>
      Esto no lo lee nadie. Si necesitas ayuda ahora, llama al{' '}
      <a href={phoneUrl(helpline.phone)} className='link font-[650]'>
        {helpline.phone}
      </a>{' '}
      o al{' '}
      <a href={phoneUrl(emergency.phone)} className='link font-[650]'>
        {emergency.phone}
      </a>
      .
    </p>
  );
}

const initialMarks = (before: Assessment | undefined): Marks =>
  before === undefined
    ? {}
    : Object.fromEntries(questions.map(({ name }) => [name, marks.find((mark) => mark === before[name])]));

function completeScores({ mood, sleepQuality, stressLevel, energyLevel }: Marks): Scores | undefined {
  if (!mood || !sleepQuality || !stressLevel || !energyLevel) return undefined;
  return { mood, sleepQuality, stressLevel, energyLevel };
}
