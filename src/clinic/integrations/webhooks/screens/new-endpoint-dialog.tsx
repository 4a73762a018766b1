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
      title={secret === undefined ? 'Nuevo aviso a un programa' : 'Guarda el secreto ahora'}
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
        label='Dirección del programa'
        hint='Te la da el otro programa. Empieza por https://'
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
        legend='Cuándo avisamos'
        choices={webhookTypes.map((value) => ({ value, label: webhookTypeLabels[value] }))}
        chosen={events}
        choose={setEvents}
        error={fields?.events}
      />
      {make.error && !fields && (
        <FailureNotice
          {...failureMessages(make.error, {
            refused: 'No se ha hecho',
            lost: 'No sabemos si se ha hecho',
            advice: 'Mira la lista: si está, cambia su secreto, porque ya no se puede mostrar.',
          })}
        />
      )}
      <FormFooter>
        <Button type='submit' size='small' busy={make.isPending} busyLabel='Guardando...'>
          Añadir el aviso
        </Button>
      </FormFooter>
    </Form>
  );
}
