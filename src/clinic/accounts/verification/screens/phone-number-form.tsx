import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { ApiError, problemMessage } from '#platform/api/client.ts';
import { useSendPhoneCode } from '../api.ts';

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
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (value.trim().length < minDigits) {
      complain('Número inválido', 'Por favor, introduce un número de teléfono válido');
      return;
    }
    setError(undefined);
    try {
      const { success, message } = await send.mutateAsync(value);
      if (!success) return complain('Error al enviar código', message || 'No pudimos enviar el código');
      toast({ tone: 'success', title: 'Código enviado', description: message });
      onSent();
    } catch (failure) {
      complain('Error al enviar código', sentenceFor(failure));
    }
  };
  return (
    <Form method='post' onSubmit={submit} className='flex flex-col gap-5'>
      <TextField
        ref={field}
        label='Teléfono móvil'
        hint='Te enviaremos un código por SMS. Puede tardar hasta 2 minutos.'
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
      <Button type='submit' busy={send.isPending} busyLabel='Enviando...' className='self-start'>
        Enviar código
      </Button>
    </Form>
  );
}

/** The server's reason for a refused number; for any other failure a general sentence. */
function sentenceFor(failure: unknown): string {
  const isAboutTheNumber = failure instanceof ApiError && failure.status === 400;
  return (isAboutTheNumber && problemMessage(failure)) || 'Ha ocurrido un error al enviar el código';
}
