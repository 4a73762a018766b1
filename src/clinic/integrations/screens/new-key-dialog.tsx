import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { useMakeKey } from '../api.ts';
import { type Scope, scopeLabels, scopes } from '../terms.ts';
import { CheckboxSet } from './checkbox-set.tsx';
import { SecretShownOnce } from './secret-shown-once.tsx';
import { texts } from './texts.ts';

export function NewKeyDialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const [made, setMade] = useState<string>();
  const leave = () => {
    setMade(undefined);
    close();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(opens) => opens || leave()}
      title={made === undefined ? texts().newKey : texts().saveKeyNow}
    >
      {made === undefined ? (
        <NewKeyForm show={setMade} />
      ) : (
        <SecretShownOnce
          value={made}
          what={texts().theKey}
          copied={texts().keyCopied}
          done={texts().keySaved}
          leave={leave}
        >
          {texts().keyShownOnce}
        </SecretShownOnce>
      )}
    </Dialog>
  );
}

function NewKeyForm({ show }: { show: (key: string) => void }) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const make = useMakeKey();
  const fields = fieldsOf(make.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate({ name, scopes: [...chosen] }, { onSuccess: ({ key }) => show(key) });
  };
  return (
    <Form noValidate onSubmit={submit} className='flex flex-col gap-4 pb-2'>
      <TextField
        label={texts().purpose}
        hint={texts().purposeHint}
        error={fields?.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
        autoComplete='off'
        maxLength={60}
      />
      <CheckboxSet
        legend={texts().access}
        choices={scopes.map((value) => ({
          value,
          label: scopeLabels()[value].label,
          hint: scopeLabels()[value].note,
        }))}
        chosen={chosen}
        choose={setChosen}
        error={fields?.scopes}
      />
      {make.error && !fields && (
        <FailureNotice
          {...failureMessages(make.error, {
            refused: texts().notDone,
            lost: texts().lost,
            advice: texts().lostAdvice,
          })}
        />
      )}
      <FormFooter>
        <Button type='submit' size='small' busy={make.isPending} busyLabel={texts().creating}>
          {texts().create}
        </Button>
      </FormFooter>
    </Form>
  );
}
