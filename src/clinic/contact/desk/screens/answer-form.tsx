import { useForm } from 'react-hook-form';
import { useDiscardDraft, useDraft } from '#clinic/accounts/drafts/screens/use-draft.ts';
import { showFieldErrors } from '#clinic/accounts/screens/account-form.tsx';
import { getFieldProps } from '#clinic/accounts/screens/person-fields.tsx';
import { TemplatePicker } from '#clinic/organization/templates/screens/template-picker.tsx';
import { useGapProblem } from '#clinic/organization/templates/screens/use-gap-problem.ts';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { LostResponseNotice } from '#design/feedback/lost-response-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { TextareaField } from '#design/fields/field.tsx';
import { Tabs } from '#design/tabs.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { type AnswerChannel, maxMessageLength } from '../../terms.ts';
import { type ContactMessage, useAnswer } from '../api.ts';
import { texts } from './texts.ts';

export function AnswerForm({ message: { id, name, email, phone } }: { message: ContactMessage }) {
  const byMail = email && <AnswerByChannel key='email' id={id} name={name} way='email' />;
  const byPhone = phone && <AnswerByChannel key='phone' id={id} name={name} way='phone' />;
  if (!(byMail && byPhone)) return <div className='mt-5'>{byMail || byPhone}</div>;
  return (
    <Tabs
      label={texts().how}
      keepMounted
      className='mt-5'
      tabs={[
        { value: 'email', label: texts().byEmail, content: byMail },
        { value: 'phone', label: texts().byPhone, content: byPhone },
      ]}
    />
  );
}

const emptyValues = { text: '' };

function AnswerByChannel({ id, name, way }: { id: number; name: string; way: AnswerChannel }) {
  const place = `answer-${way}-${id}`;
  const { words: kept, change } = useDraft(place, emptyValues);
  const forget = useDiscardDraft();
  const form = useForm({ values: kept });
  const answer = useAnswer(id);
  const findProblem = useGapProblem();
  const { label, hint, send, done } = texts().channels(clinicContact().name)[way];
  const submit = form.handleSubmit(async ({ text }) => {
    const problem = way === 'email' ? findProblem(text) : undefined;
    if (problem !== undefined) return form.setError('text', { message: problem }, { shouldFocus: true });
    try {
      await answer.mutateAsync({ way, text });
      forget(place);
      toast({ tone: 'success', title: done });
    } catch (error) {
      showFieldErrors(form, error);
    }
  });
  return (
    <form method='post' noValidate onSubmit={submit} className='flex flex-col items-start gap-3'>
      {way === 'email' && <TemplatePicker recipient={name} />}
      <TextareaField
        label={label}
        hint={hint}
        rows={way === 'email' ? 7 : 3}
        maxLength={maxMessageLength}
        className='w-full'
        {...getFieldProps(form, 'text')}
        onInput={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      {answer.doubt && <LostResponseNotice doubt={answer.doubt} onAsk={answer.askAgain} className='w-full' />}
      {answer.isError && !form.formState.errors.text && <NotSaved error={answer.error} />}
      <Button type='submit' size='small' busy={answer.isPending} busyLabel={texts().sending}>
        {send}
      </Button>
    </form>
  );
}

function NotSaved({ error }: { error: Error }) {
  return (
    <FailureNotice
      {...failureMessages(error, {
        refused: texts().notSent,
        advice: texts().notSentAdvice,
      })}
      className='w-full'
    />
  );
}
