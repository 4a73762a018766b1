import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { TextareaField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { problemMessage } from '#platform/api/client.ts';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { useSignProtocol } from '../api.ts';
import type { Protocol, SignedProtocol } from '../contract.ts';
import { protocolFields } from './protocol-fields.ts';
import { texts } from './texts.ts';

const emptyValues: Protocol = { responders: '', hours: '', steps: '' };

/** Starts from the protocol in force, so that a small change is a small edit. */
export function ProtocolForm({ signed }: { signed: SignedProtocol | null }) {
  const [typed, setTyped] = useState<Protocol>(signed ?? emptyValues);
  const signature = useSignProtocol();
  const { error } = signature;
  const fields = fieldsOf(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { responders, hours, steps } = typed;
    // The form remounts after signing, so the toast hangs on the promise, not on the component.
    signature.mutateAsync({ responders, hours, steps }).then(
      () =>
        toast({
          tone: 'success',
          title: texts().signed,
          description: texts().nowOpen,
        }),
      () => {},
    );
  };
  return (
    <Form noValidate onSubmit={submit} className='flex flex-col gap-4'>
      <h2 className='text-h4'>{signed === null ? texts().writeAndSign : texts().change}</h2>
      {protocolFields.map((name) => (
        <TextareaField
          key={name}
          label={texts().fields[name].label}
          hint={texts().fields[name].hint}
          rows={4}
          value={typed[name]}
          error={fields?.[name]}
          onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
        />
      ))}
      {error && fields === undefined && (
        <Notice tone='danger' title={texts().failed} announce='assertive'>
          {problemMessage(error) ?? texts().signingLost}
        </Notice>
      )}
      <p className='max-w-text text-ink-soft text-sm'>{texts().responsibility}</p>
      <Button type='submit' className='self-start' busy={signature.isPending} busyLabel={texts().signing}>
        {texts().sign}
      </Button>
    </Form>
  );
}
