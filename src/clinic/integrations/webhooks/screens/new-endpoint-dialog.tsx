import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { CheckboxSet } from '../../screens/checkbox-set.tsx';
import { type WebhookType, webhookTypeLabels, webhookTypes } from '../../terms.ts';
import { useMakeEndpoint } from '../api.ts';
import { ShownSecret } from './shown-secret.tsx';
import { texts } from './texts.ts';

export function NewEndpointDialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const [secret, setSecret] = useState<string>();
  const leave = () => {
    setSecret(undefined);
    close();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(opens) => opens || leave()}
      title={secret === undefined ? texts().newEndpoint : texts().saveSecretNow}
    >
      {secret === undefined ? (
        <NewEndpointForm show={setSecret} />
      ) : (
        <ShownSecret secret={secret} leave={leave} />
      )}
    </Dialog>
  );
}

function NewEndpointForm({ show }: { show: (secret: string) => void }) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookType[]>([]);
  const make = useMakeEndpoint();
  const fields = fieldsOf(make.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate({ url: url.trim(), events: [...events] }, { onSuccess: ({ secret }) => show(secret) });
  };
  return (
    <Form noValidate onSubmit={submit} className='flex flex-col gap-4 pb-2'>
      <TextField
        label={texts().address}
        hint={texts().addressHint}
        error={fields?.url}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        type='url'
        inputMode='url'
        autoComplete='off'
        autoCapitalize='none'
        spellCheck={false}
        maxLength={500}
      />
      <CheckboxSet
        legend={texts().events}
        choices={webhookTypes.map((value) => ({ value, label: webhookTypeLabels()[value] }))}
        chosen={events}
        choose={setEvents}
        error={fields?.events}
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
        <Button type='submit' size='small' busy={make.isPending} busyLabel={texts().saving}>
          {texts().add}
        </Button>
      </FormFooter>
    </Form>
  );
}
