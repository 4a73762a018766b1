import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { controlClasses, Field } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { problemMessage } from '#platform/api/client.ts';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { useAddPasskey } from '../api.ts';
import { maxPasskeyNameLength } from '../terms.ts';
import { texts } from './texts.ts';

/** Asks for a name and for the password, so that a stranger at an open desk cannot add a key. */
export function PasskeyForm({ isFirst }: { isFirst: boolean }) {
  const { mutateAsync: add, error, isPending } = useAddPasskey();
  const [missing, setMissing] = useState<{ name?: string; password?: string }>({});
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const [name, password] = [String(given.get('name') ?? '').trim(), String(given.get('password') ?? '')];
    const empty = {
      ...(name === '' ? { name: texts().nameMissing } : {}),
      ...(password === '' ? { password: texts().passwordMissing } : {}),
    };
    setMissing(empty);
    if (Object.keys(empty).length > 0) return;
    try {
      await add({ name, password });
      form.reset();
      toast({ tone: 'success', title: texts().added(name) });
    } catch {
      // The error is shown next to the form, which keeps its contents.
    }
  };
  const fields = fieldsOf(error);
  const failure =
    fields?.password === undefined && error !== null ? (problemMessage(error) ?? texts().notMade) : undefined;
  return (
    <Form method='post' onSubmit={submit} className='flex flex-col gap-4'>
      <h3 className='text-h4'>{isFirst ? texts().addFirst : texts().addAnother}</h3>
      <Field label={texts().name} hint={texts().nameHint} error={missing.name ?? fields?.name}>
        {(control) => (
          <input
            {...control}
            name='name'
            autoComplete='off'
            maxLength={maxPasskeyNameLength}
            onChange={() => setMissing({ ...missing, name: undefined })}
            className={controlClasses}
          />
        )}
      </Field>
      <PasswordField
        label={texts().password}
        name='password'
        autoComplete='current-password'
        error={missing.password ?? fields?.password}
        onChange={() => setMissing({ ...missing, password: undefined })}
      />
      {failure && (
        <Notice tone='danger' announce='assertive'>
          {failure}
        </Notice>
      )}
      <div>
        <Button type='submit' busy={isPending} busyLabel={texts().waiting}>
          {texts().add}
        </Button>
      </div>
    </Form>
  );
}
