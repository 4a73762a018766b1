import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { AccountForm, showFieldErrors } from '#clinic/accounts/screens/account-form.tsx';
import { createLazyResolver } from '#clinic/accounts/screens/lazy-resolver.ts';
import { clinic } from '#config';
import { LostResponseNotice } from '#design/feedback/lost-response-notice.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { useTextAcrossLanguages } from '#platform/browser/language-switch-draft.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { useSendContact } from '../api.ts';
import { type EnquiryState, enquiryText, type Subject, subjects } from '../terms.ts';
import { HoneypotField } from './honeypot-field.tsx';
import { MessageFields } from './message-fields.tsx';
import type { Checked, MessageForm, Typed } from './message-form.ts';
import { MessageSent } from './message-sent.tsx';
import { texts } from './texts.ts';

const own = texts().form;

const parseSubject = (search: URLSearchParams): Subject | undefined =>
  subjects.find((subject) => subject === search.get('asunto'));

const useResolver = createLazyResolver(async () => (await import('./message-form.ts')).messageResolver);

/** Contact form. Keeps the typed text until the message has been sent. */
export function ContactForm() {
  const [search] = useSearchParams();
  const subject = parseSubject(search);
  const form: MessageForm = useForm<Typed, unknown, Checked>({
    resolver: useResolver(),
    // Cast: no subject is chosen initially; validation refuses the empty value.
    defaultValues: { subject: subject ?? ('' as Subject) },
  });
  const send = useSendContact();
  const [failure, setFailure] = useState<{ title: string; description: string }>();
  useSubjectFromUrl(form, subject);
  useMessageAcrossLanguages(form);
  usePrefilledMessage(form, subject);
  usePrefilledSender(form);
  if (send.isSuccess)
    return (
      <MessageSent hasEmail={Boolean(send.variables.email)} again={() => startAnother(form, send.reset)} />
    );
  const submit = async (message: Checked) => {
    setFailure(undefined);
    try {
      await send.mutateAsync(message);
    } catch (error) {
      // Field errors are shown at their fields, not repeated below the form.
      if (!showFieldErrors(form, error)) {
        const advice = own.callIfUrgent(clinicContact().phone);
        setFailure(failureMessages(error, { refused: own.notSent, advice }));
      }
    }
  };
  return (
    <AccountForm
      onSubmit={form.handleSubmit(submit)}
      busy={send.isPending}
      label={own.send}
      busyLabel={own.sending}
      purpose={own.purpose(clinic.contactMessagesKeptDays, clinic.contactUnansweredKeptDays)}
      footer={
        <Outcome>
          {send.doubt && (
            <LostResponseNotice doubt={send.doubt} onAsk={send.askAgain}>
              {own.stillHere}
            </LostResponseNotice>
          )}
          {failure && (
            <Notice tone='danger' announce='assertive' title={failure.title}>
              <p>{failure.description}</p>
              <p>{own.stillHere}</p>
            </Notice>
          )}
        </Outcome>
      }
    >
      <MessageFields form={form} />
      <HoneypotField {...form.register('website')} />
    </AccountForm>
  );
}

/** Clears the message for another one and keeps the sender's details. */
function startAnother(form: MessageForm, reset: () => void): void {
  form.resetField('message');
  form.resetField('privacy');
  reset();
}

const Outcome = ({ children }: { children: ReactNode }) => <div className='empty:hidden'>{children}</div>;

const keptFields = ['name', 'email', 'phone', 'subject', 'message'] as const;

function useMessageAcrossLanguages(form: MessageForm): void {
  useTextAcrossLanguages('contact', {
    read: () => Object.fromEntries(keptFields.map((field) => [field, form.getValues(field)])),
    restore: (kept) => {
      // Cast: the form's schema refuses a subject that does not exist.
      for (const field of keptFields) if (kept[field]) form.setValue(field, kept[field] as Subject);
    },
  });
}

/** Follows links that change `asunto` while the form is open. */
function useSubjectFromUrl(form: MessageForm, subject: Subject | undefined): void {
  const known = useRef(subject);
  useEffect(() => {
    if (subject !== undefined && subject !== known.current) form.setValue('subject', subject);
    known.current = subject;
  }, [form, subject]);
}

/** Prefills the message from the router state. In an effect, because prerendered HTML has no history state. */
function usePrefilledMessage(form: MessageForm, subject: Subject | undefined): void {
  // Cast: only our own links set this state, and an outdated page reloads.
  const about = (useLocation().state as EnquiryState | null)?.about;
  useEffect(() => {
    if (about && !form.getValues('message')) form.setValue('message', enquiryText(subject, about));
  }, [form, subject, about]);
}

/**
 * Prefills the signed-in user's details, which stay editable, and clears them on sign-out for the next user of the
 * device.
 */
function usePrefilledSender(form: MessageForm): void {
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
