import type { FormEvent } from 'react';
import { staffLinkDays } from '#clinic/accounts/terms.ts';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { useInviteProfessional } from '../api.ts';
import type { Catalogue } from '../contract.ts';
import { FormEnd } from './form-end.tsx';
import { texts } from './texts.ts';

export function InviteForm({ member, onDone }: { member: Catalogue['team'][number]; onDone: () => void }) {
  const invitation = useInviteProfessional(member.id);
  const fields = fieldsOf(invitation.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const email = String(typed.get('email')).trim();
    invitation.mutateAsync({ username: String(typed.get('username')), email }).then(
      () => {
        toast({
          tone: 'success',
          title: texts().invitation.created,
          description: texts().invitation.linkSent(email),
        });
        onDone();
      },
      () => {},
    );
  };
  return (
    <Form noValidate method='post' onSubmit={submit} className='mt-3 flex max-w-text flex-col gap-4 pb-2'>
      <p className='text-ink-soft'>{texts().invitation.lead(staffLinkDays)}</p>
      <div className='grid gap-4 sm:grid-cols-2'>
        <TextField
          label={texts().invitation.username}
          name='username'
          autoComplete='off'
          autoCapitalize='none'
          spellCheck={false}
          error={fields.username}
        />
        <TextField
          label={texts().invitation.email}
          name='email'
          type='email'
          autoComplete='off'
          error={fields.email}
        />
      </div>
      <FormEnd error={invitation.error} onDone={onDone}>
        <Button
          type='submit'
          size='small'
          busy={invitation.isPending}
          busyLabel={texts().invitation.creating}
        >
          {texts().invitation.create}
        </Button>
      </FormEnd>
    </Form>
  );
}
