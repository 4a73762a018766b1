import type { FormEvent } from 'react';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { DateField } from '#design/fields/date-field.tsx';
import { TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { useConfirmStep } from '../api.ts';
import { FormError } from '../catalogue/screens/form-errors.tsx';
import type { ConfirmableStep } from '../terms.ts';
import { texts } from './texts.ts';

export function ConfirmForm({ step, who, when }: { step: ConfirmableStep; who: string; when: string }) {
  const confirmation = useConfirmStep(step);
  const fields = fieldsOf(confirmation.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    confirmation.mutateAsync({ name: String(typed.get('name')), doneOn: String(typed.get('doneOn')) }).then(
      () => toast({ tone: 'success', title: texts().confirm.done, description: texts().confirm.doneAdvice }),
      () => {},
    );
  };
  return (
    <Form noValidate method='post' onSubmit={submit} className='flex max-w-text flex-col gap-4'>
      <div className='grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]'>
        <TextField label={who} name='name' autoComplete='off' error={fields.name} />
        <DateField label={when} name='doneOn' error={fields.doneOn} />
      </div>
      <FormError error={confirmation.error} />
      <Button
        type='submit'
        size='small'
        className='self-start'
        busy={confirmation.isPending}
        busyLabel={texts().saving}
      >
        {texts().confirm.confirm}
      </Button>
    </Form>
  );
}
