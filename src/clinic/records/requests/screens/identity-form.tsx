import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { SelectField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { type IdentityMethod, identityLabels, identityMethods } from '../../terms.ts';
import { useCheckIdentity } from '../api.ts';
import { texts } from './texts.ts';

/** Records how the requester's identity was checked, which is required for handing over or erasing. */
export function IdentityForm({ id }: { id: number }) {
  const [how, setHow] = useState<IdentityMethod>('document');
  const check = useCheckIdentity(id);
  const submit = () =>
    check.mutate(
      { how },
      {
        onError: (error) =>
          toast({ tone: 'danger', ...failureMessages(error, { refused: texts().notNoted }) }),
      },
    );
  return (
    <Form
      className='mt-3 flex flex-wrap items-end gap-3'
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SelectField
        label={texts().howIdentified}
        className='w-full sm:max-w-80'
        value={how}
        onChange={({ target }) => setHow(identityMethods.find((each) => each === target.value) ?? how)}
      >
        {identityMethods.map((each) => (
          <option key={each} value={each}>
            {identityLabels()[each]}
          </option>
        ))}
      </SelectField>
      <Button type='submit' size='small' busy={check.isPending} busyLabel={texts().saving}>
        {texts().identityChecked}
      </Button>
    </Form>
  );
}
