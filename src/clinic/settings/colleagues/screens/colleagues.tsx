import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { roleLabels } from '#clinic/accounts/screens/role-labels.ts';
import { staffLinkDays } from '#clinic/accounts/terms.ts';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { formatDate } from '#platform/time/screen-dates.ts';
import { FormEnd } from '../../catalogue/screens/form-end.tsx';
import { colleaguesQuery, useResetColleague, useSetColleagueEmail } from '../api.ts';
import type { Colleague } from '../contract.ts';
import { texts } from './texts.ts';

/** Staff accounts with their e-mail addresses; each can be reset. */
export function Colleagues() {
  const { data } = useQuery(colleaguesQuery);
  if (data === undefined) return null;
  const needsCode = data.colleagues.some((one) => one.isMe && one.hasSecondFactor);
  return (
    <section className='mt-6 w-full'>
      <h3 className='text-base'>{texts().title}</h3>
      <ul className='divide-y divide-line border-line border-y'>
        {data.colleagues.map((one) => (
          <ColleagueRow key={one.username} one={one} needsCode={needsCode} />
        ))}
      </ul>
    </section>
  );
}

type OpenForm = 'reset' | 'email' | null;

function ColleagueRow({ one, needsCode }: { one: Colleague; needsCode: boolean }) {
  const [open, setOpen] = useState<OpenForm>(null);
  const name = one.fullName ?? one.username;
  const close = () => setOpen(null);
  return (
    <li className='dense-row'>
      <div className='flex flex-wrap items-center gap-x-3 gap-y-1'>
        <div className='min-w-0'>
          <p className='font-[650]'>{keepTogether(name)}</p>
          <p className='text-ink-soft'>
            {texts().account(roleLabels()[one.role], one.username)}
            {one.hasSecondFactor ? texts().withSecondFactor : texts().withoutSecondFactor}
            {' · '}
            <span className='wrap-anywhere'>{formatEmail(one)}</span>
          </p>
        </div>
        {open === null && (
          <div className='ml-auto flex flex-wrap gap-2'>
            <Button variant='quiet' size='small' onClick={() => setOpen('email')}>
              {texts().changeEmail}
              <span className='sr-only'> {texts().ofName(name)}</span>
            </Button>
            {!one.isMe && one.email !== null && (
              <Button variant='quiet' size='small' onClick={() => setOpen('reset')}>
                {texts().resetAccess}
                <span className='sr-only'> {texts().ofName(name)}</span>
              </Button>
            )}
          </div>
        )}
      </div>
      {open === 'reset' && <ResetForm one={one} name={name} needsCode={needsCode} onDone={close} />}
      {open === 'email' && <EmailForm one={one} name={name} needsCode={needsCode} onDone={close} />}
    </li>
  );
}

/** 'ana@… · desde el 3 de mayo de 2026 · lo puso Marta Riu' */
function formatEmail({ email, emailSetAt, emailSetBy }: Colleague): string {
  if (email === null) return texts().noEmail;
  const since = emailSetAt === null ? texts().noDate : texts().since(formatDate(emailSetAt));
  return [email, since, ...(emailSetBy === null ? [] : [texts().setBy(emailSetBy)])].join(' · ');
}

type FormProps = { one: Colleague; name: string; needsCode: boolean; onDone: () => void };

/** The manager's own password, and a code if they have a second factor. */
function ProofFields({ needsCode, error }: { needsCode: boolean; error: Error | null }) {
  const fields = fieldsOf(error);
  return (
    <div className='flex flex-wrap gap-4'>
      <PasswordField
        label={texts().password}
        name='password'
        autoComplete='current-password'
        required
        error={fields.password}
      />
      {needsCode && (
        <TextField
          label={texts().code}
          name='code'
          inputMode='numeric'
          autoComplete='one-time-code'
          required
          error={fields.code}
        />
      )}
    </div>
  );
}

function readProof(form: HTMLFormElement): { password: string; code?: string } {
  const data = new FormData(form);
  const code = data.get('code');
  return { password: String(data.get('password')), ...(code === null ? {} : { code: String(code) }) };
}

function ResetForm({ one, name, needsCode, onDone }: FormProps) {
  const reset = useResetColleague();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    reset.mutate(
      { username: one.username, ...readProof(event.currentTarget) },
      {
        onSuccess: () => {
          toast({
            tone: 'success',
            title: texts().reset.done,
            description: texts().reset.linkSent(one.email),
          });
          onDone();
        },
      },
    );
  };
  return (
    <Form noValidate method='post' onSubmit={send} className='mt-3 flex max-w-text flex-col gap-3 pb-2'>
      <p>
        {texts().reset.before(name)} <b>{one.email}</b>
        {texts().reset.after(staffLinkDays, name)}
      </p>
      <ProofFields needsCode={needsCode} error={reset.error} />
      <FormEnd error={reset.error} onDone={onDone}>
        <Button
          type='submit'
          variant='danger'
          size='small'
          busy={reset.isPending}
          busyLabel={texts().reset.busy}
        >
          {texts().resetAccess}
        </Button>
      </FormEnd>
    </Form>
  );
}

function EmailForm({ one, name, needsCode, onDone }: FormProps) {
  const change = useSetColleagueEmail();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    change.mutate(
      { username: one.username, email, ...readProof(event.currentTarget) },
      {
        onSuccess: () => {
          toast({
            tone: 'success',
            title: texts().email.done,
            description: texts().email.isNow(name, email),
          });
          onDone();
        },
      },
    );
  };
  return (
    <Form noValidate method='post' onSubmit={send} className='mt-3 flex max-w-text flex-col gap-3 pb-2'>
      <p>{texts().email.lead}</p>
      <TextField
        label={texts().email.label}
        name='email'
        type='email'
        autoComplete='off'
        required
        error={fieldsOf(change.error).email}
      />
      <ProofFields needsCode={needsCode} error={change.error} />
      <FormEnd error={change.error} onDone={onDone}>
        <Button type='submit' size='small' busy={change.isPending} busyLabel={texts().email.saving}>
          {texts().email.save}
        </Button>
      </FormEnd>
    </Form>
  );
}
