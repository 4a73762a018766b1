import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { ApiError } from '#platform/api/client.ts';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { isResponseLost } from '#platform/idempotency/lost-response.ts';
import { routes } from '#platform/paths.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { formatShortDate } from '#platform/time/dates.ts';
import { answeringHours } from '#platform/time/opening-hours.ts';
import { consentKindLabel } from '../../terms.ts';
import { type SigningRequest, useSign } from '../api.ts';
import { texts } from './texts.ts';

export function SigningForm({
  token,
  paper,
  signed,
}: {
  token: string;
  paper: SigningRequest;
  signed: (isAtDesk: boolean) => void;
}) {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const [wasLost, setLost] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const sign = useSign();
  const fields = fieldsOf(sign.error);
  const isNamed = name.trim().length >= 3;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isNamed) return nameField.current?.focus();
    if (ticked.length === 0) return;
    const onError = (error: Error) => setLost((before) => before || isResponseLost(error));
    const hashes = paper.texts.filter(({ id }) => ticked.includes(id)).map(({ hash }) => hash);
    sign.mutate(
      { token, name, textIds: [...ticked], hashes },
      { onSuccess: ({ isAtDesk }) => signed(isAtDesk), onError },
    );
  };
  return (
    <Form noValidate method='post' onSubmit={submit}>
      <h1>{texts().title}</h1>
      <p className='mt-3 max-w-text'>
        <PatientName paper={paper} /> {texts().advice}
      </p>
      {paper.texts.map((text) => (
        <Text
          key={text.id}
          text={text}
          isTicked={ticked.includes(text.id)}
          tick={(isTicked) =>
            setTicked((before) => (isTicked ? [...before, text.id] : before.filter((id) => id !== text.id)))
          }
        />
      ))}
      <Card className='mt-6'>
        <TextField
          ref={nameField}
          label={texts().name}
          hint={texts().nameHint}
          autoComplete={paper.isAtDesk ? 'off' : 'name'}
          maxLength={120}
          value={name}
          error={fields?.name ?? (isTried && !isNamed ? texts().nameMissing : undefined)}
          onChange={({ target }) => setName(target.value)}
        />
        <p role='status' className='mt-4 min-h-6 text-ink-soft text-sm'>
          {formatTicked(ticked.length, paper.texts.length)}
        </p>
        {sign.error && fields === undefined && (
          <FailureNotice className='mt-4' {...describeSigningFailure(sign.error, wasLost)} />
        )}
        <div className='mt-5 flex flex-wrap items-center gap-3'>
          <Button
            type='submit'
            className='max-sm:w-full'
            busy={sign.isPending}
            busyLabel={texts().signing}
            disabled={ticked.length === 0}
          >
            {texts().sign}
          </Button>
          {paper.isAtDesk && (
            <Button asChild variant='quiet' className='max-sm:w-full'>
              <a href={routes.staff}>{texts().handBack}</a>
            </Button>
          )}
        </div>
        <QuestionsHint isAtDesk={paper.isAtDesk} />
      </Card>
    </Form>
  );
}

/** Signing can wait: tells hesitant signers so beside the button. */
const QuestionsHint = ({ isAtDesk }: { isAtDesk: boolean }) => (
  <p className='mt-4 max-w-text text-ink-soft text-sm'>
    {isAtDesk
      ? texts().unsureAtDesk
      : texts().unsure(
          <a href={phoneUrl(clinicContact().phone)} className='link whitespace-nowrap'>
            {clinicContact().phone}
          </a>,
          answeringHours(),
        )}
  </p>
);

function PatientName({ paper: { isOwn, patientName, signerName } }: { paper: SigningRequest }) {
  const request = texts().toSigner(signerName);
  if (isOwn) return request;
  return (
    <>
      {request} {texts().about(<strong>{patientName ?? texts().personInCare}</strong>)}
    </>
  );
}

function Text({
  text: { id, kind, title, body, publishedAt },
  isTicked,
  tick,
}: {
  text: SigningRequest['texts'][number];
  isTicked: boolean;
  tick: (isTicked: boolean) => void;
}) {
  return (
    <Card as='section' edge='river' className='mt-6' aria-labelledby={`texto-${id}`}>
      <p className='text-ink-soft text-sm'>
        {texts().textOf(consentKindLabel(kind), formatShortDate(publishedAt))}
      </p>
      <h2 id={`texto-${id}`} className='mt-1 text-h3'>
        {title}
      </h2>
      <div className='mt-3 max-w-text whitespace-pre-line break-words'>{body}</div>
      <CheckboxField
        className='mt-4 border-line border-t pt-3'
        label={
          <>
            {texts().agree}
            <span className='sr-only'>: {title}</span>
          </>
        }
        checked={isTicked}
        onChange={({ target }) => tick(target.checked)}
      />
    </Card>
  );
}

function formatTicked(ticked: number, all: number): string {
  if (ticked === 0) return texts().tickedNone;
  if (ticked === all) return texts().tickedAll;
  return texts().tickedSome(ticked, all);
}

/**
 * The reason why signing failed. If the link is used and an earlier response was lost, that first request
 * probably signed: the message must not say otherwise.
 * @param wasLost whether an earlier request got no response
 */
export const describeSigningFailure = (
  error: Error,
  wasLost: boolean,
): { title: string; description: string } =>
  wasLost && error instanceof ApiError && error.problem.code === 'link_over'
    ? {
        title: texts().perhapsSigned.title,
        description: texts().perhapsSigned.advice,
      }
    : failureMessages(error, {
        refused: texts().notSigned.title,
        advice: texts().notSigned.advice,
      });
