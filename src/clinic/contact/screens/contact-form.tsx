import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { AccountForm, showFieldErrors } from '#clinic/accounts/screens/account-form.tsx';
import { checkLater } from '#clinic/accounts/screens/later-check.ts';
import { clinic } from '#config';
import { LostAnswerNotice } from '#design/feedback/lost-answer-notice.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { messageOf } from '#platform/api/client.ts';
import { answerLost } from '#platform/idempotency/failure-words.ts';
import { AnswerLost } from '#platform/idempotency/lost-answer.ts';
import { useSendContact } from '../api.ts';
import { type AskedAbout, askedWords, type Subject, subjects } from '../terms.ts';
import { MessageFields } from './message-fields.tsx';
import type { Checked, MessageForm, Typed } from './message-form.ts';
import { MessageSent } from './message-sent.tsx';
import { TrapField } from './trap-field.tsx';

/** The subject that the address names; none where it names none of ours. */
const subjectIn = (search: URLSearchParams): Subject | undefined =>
  subjects.find((subject) => subject === search.get('asunto'));

const useCheck = checkLater(async () => (await import('./message-form.ts')).messageCheck);

/** Writes to the clinic. What was typed stays until it has arrived. */
export function ContactForm() {
  const [search] = useSearchParams();
  const subject = subjectIn(search);
  const form: MessageForm = useForm<Typed, unknown, Checked>({
    resolver: useCheck(),
    // Cast: nothing is chosen yet, which the check refuses.
    defaultValues: { subject: subject ?? ('' as Subject) },
  });
  const send = useSendContact();
  const [failure, setFailure] = useState<Failure>();
  useSubjectOfAddress(form, subject);
  useAskedAbout(form, subject);
  useKnownPerson(form);
  if (send.isSuccess)
    return <MessageSent hasEmail={Boolean(send.variables.email)} again={() => another(form, send.reset)} />;
  const submit = async (message: Checked) => {
    setFailure(undefined);
    try {
      await send.mutateAsync(message);
    } catch (error) {
      // What stands at a field is not said a second time under it.
      if (!showFieldErrors(form, error)) setFailure(failureOf(error));
    }
  };
  return (
    <AccountForm
      onSubmit={form.handleSubmit(submit)}
      busy={send.isPending}
      label='Enviar el mensaje'
      busyLabel='Enviando...'
      purpose={`Contestarte. Lo leen recepción y dirección, y lo borramos ${clinic.contactMessagesKeptDays} días después de resolverlo o, si quedara sin resolver, a los ${clinic.contactUnansweredKeptDays} días de llegar.`}
      footer={
        <Outcome>
          {send.doubt && (
            <LostAnswerNotice doubt={send.doubt} onAsk={send.askAgain}>
              Lo que has escrito sigue aquí.
            </LostAnswerNotice>
          )}
          {failure && (
            <Notice tone='danger' announce='assertive' title={failure.title}>
              <p>{failure.sentence}</p>
              <p>Lo que has escrito sigue aquí.</p>
            </Notice>
          )}
        </Outcome>
      }
    >
      <MessageFields form={form} />
      <TrapField {...form.register('website')} />
    </AccountForm>
  );
}

/** Who writes stays; what was written is with the clinic. */
function another(form: MessageForm, reset: () => void): void {
  form.resetField('message');
  form.resetField('privacy');
  reset();
}

const Outcome = ({ children }: { children: ReactNode }) => <div className='empty:hidden'>{children}</div>;

type Failure = { title: string; sentence: string };

/** A refusal says what it is; without an answer nobody knows. */
function failureOf(error: unknown): Failure {
  const sentence = error instanceof AnswerLost ? undefined : messageOf(error);
  if (sentence !== undefined) return { title: 'No se ha enviado', sentence };
  const call = `Puede ser la conexión. Si te corre prisa, llámanos al ${clinic.phone}.`;
  return { title: answerLost, sentence: call };
}

/** A link to another subject changes it, also where the form stands open. */
function useSubjectOfAddress(form: MessageForm, subject: Subject | undefined): void {
  const known = useRef(subject);
  useEffect(() => {
    if (subject !== undefined && subject !== known.current) form.setValue('subject', subject);
    known.current = subject;
  }, [form, subject]);
}

/** Begins with what was pressed on the way here; not while rendering, since the document knows no history. */
function useAskedAbout(form: MessageForm, subject: Subject | undefined): void {
  // Cast: only links of ours put anything there, and a page of an older version is loaded anew (docs/decisions).
  const about = (useLocation().state as AskedAbout | null)?.about;
  useEffect(() => {
    if (about && !form.getValues('message')) form.setValue('message', askedWords(subject, about));
  }, [form, subject, about]);
}

/** Whoever is signed in need not say again who they are, and may. Nothing of it stays for whoever comes after them. */
function useKnownPerson(form: MessageForm): void {
  const session = useSession();
  const user = session.state === 'signed-in' ? session.user : undefined;
  const isKnown = useRef(false);
  useEffect(() => {
    if (user === undefined) {
      if (isKnown.current) form.reset();
      isKnown.current = false;
      return;
    }
    isKnown.current = true;
    const known = { name: user.fullName, email: user.email, phone: user.phone };
    for (const name of ['name', 'email', 'phone'] as const)
      if (known[name] && !form.getValues(name)) form.setValue(name, known[name]);
  }, [form, user]);
}
