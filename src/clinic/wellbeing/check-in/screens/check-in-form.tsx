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
import { type Mark, marks, maxAnswerLength } from '../terms.ts';
import { MarkField } from './mark-field.tsx';
import { listQuestions } from './questions.ts';
import { texts } from './texts.ts';

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
        {listQuestions().map((question) => (
          <MarkField
            key={question.name}
            question={question}
            value={chosen[question.name]}
            onChange={(mark) => setChosen({ ...chosen, [question.name]: mark })}
            error={isTried && chosen[question.name] === undefined ? texts().form.markMissing : undefined}
          />
        ))}
        <TextareaField
          label={texts().form.good}
          optional
          rows={2}
          maxLength={maxAnswerLength}
          value={answers.good}
          onChange={({ target }) => setAnswers({ ...answers, good: target.value })}
        />
        <TextareaField
          label={texts().form.hard}
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
            refused: texts().notSaved,
            advice: texts().form.retry,
          })}
          className='mt-5'
        />
      )}
      <Button type='submit' className='mt-5' busy={checkIn.isPending} busyLabel={texts().saving}>
        {texts().form.save}
      </Button>
    </Form>
  );
}

function EmergencyNote() {
  const [emergency, helpline] = clinicSettings().emergencyContacts;
  return (
    <p className='mt-5 max-w-text text-sm'>
      {texts().form.emergency([
        <PhoneLink key='helpline' phone={helpline.phone} />,
        <PhoneLink key='emergency' phone={emergency.phone} />,
      ])}
    </p>
  );
}

const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={phoneUrl(phone)} className='link font-[650]'>
    {phone}
  </a>
);

const initialMarks = (before: Assessment | undefined): Marks =>
  before === undefined
    ? {}
    : Object.fromEntries(
        listQuestions().map(({ name }) => [name, marks.find((mark) => mark === before[name])]),
      );

function completeScores({ mood, sleepQuality, stressLevel, energyLevel }: Marks): Scores | undefined {
  if (!mood || !sleepQuality || !stressLevel || !energyLevel) return undefined;
  return { mood, sleepQuality, stressLevel, energyLevel };
}
