import type { FormEvent, ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { Form } from '#design/fields/form.tsx';
import { FormEnd } from './form-end.tsx';
import { texts } from './texts.ts';

export function EditForm({
  save,
  saving: { error, isPending },
  onDone,
  children,
}: {
  save: (form: HTMLFormElement) => void;
  saving: { error: Error | null; isPending: boolean };
  onDone: () => void;
  children: ReactNode;
}) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save(event.currentTarget);
  };
  return (
    <Form method='post' onSubmit={submit} className='mt-3 flex w-full max-w-text flex-col gap-4 pb-2'>
      {children}
      <FormEnd error={error} onDone={onDone}>
        <Button type='submit' size='small' busy={isPending} busyLabel={texts().saving}>
          {texts().save}
        </Button>
      </FormEnd>
    </Form>
  );
}
