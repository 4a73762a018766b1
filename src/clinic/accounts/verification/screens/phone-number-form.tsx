import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { ApiError, problemMessage } from '#platform/api/client.ts';
import { useSendPhoneCode } from '../api.ts';
import { texts } from './texts.ts';

/** Minimum length of a phone number, in Spain or abroad. */
const minDigits = 9;

export function PhoneNumberForm({
  value,
  onChange,
  onSent,
}: {
  value: string;
  onChange: (number: string) => void;
  onSent: () => void;
}) {
  const send = useSendPhoneCode();
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const complain = (title: string, description: string) => {
    toast({ tone: 'danger', title, description });
    setError(description);
    field.current?.focus();
  };
  const { notSent } = texts().phone;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (value.trim().length < minDigits) {
      complain(texts().phone.invalidNumber.title, texts().phone.invalidNumber.text);
      return;
    }
    setError(undefined);
    try {
      const { success, message } = await send.mutateAsync(value);
      if (!success) return complain(notSent.title, message || notSent.text);
      toast({ tone: 'success', title: texts().phone.sent, description: message });
      onSent();
    } catch (failure) {
      complain(notSent.title, sentenceFor(failure));
    }
  };
  return (
    <Form method='post' onSubmit={submit} className='flex flex-col gap-5'>
      <TextField
        ref={field}
        label={texts().phone.label}
        hint={texts().phone.hint}
        type='tel'
        name='phone'
        autoComplete='tel'
        placeholder='+34 600 000 000'
        value={value}
        error={error}
        onChange={(event) => {
          setError(undefined);
          onChange(event.target.value);
        }}
      />
      <Button type='submit' busy={send.isPending} busyLabel={texts().phone.sending} className='self-start'>
        {texts().phone.send}
      </Button>
    </Form>
  );
}

/** The server's reason for a refused number; for any other failure a general sentence. */
function sentenceFor(failure: unknown): string {
  const isAboutTheNumber = failure instanceof ApiError && failure.status === 400;
  return (isAboutTheNumber && problemMessage(failure)) || texts().phone.sendFailed;
}
