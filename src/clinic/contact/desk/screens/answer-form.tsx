import { useForm } from 'react-hook-form';
import { useDraft, useForgetDraft } from '#clinic/accounts/drafts/screens/use-draft.ts';
import { showFieldErrors } from '#clinic/accounts/screens/account-form.tsx';
import { fieldOf } from '#clinic/accounts/screens/person-fields.tsx';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { LostAnswerNotice } from '#design/feedback/lost-answer-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { TextareaField } from '#design/fields/field.tsx';
import { Tabs } from '#design/tabs.tsx';
import { failureWords } from '#platform/idempotency/failure-words.ts';
import { type AnswerWay, messageAtMost } from '../../terms.ts';
import { type ContactMessage, useAnswer } from '../api.ts';

export function AnswerForm({ message: { id, email, phone } }: { message: ContactMessage }) {
  const byMail = email && <AnswerBy key='email' id={id} way='email' />;
  const byPhone = phone && <AnswerBy key='phone' id={id} way='phone' />;
  if (!(byMail && byPhone)) return <div className='mt-5'>{byMail || byPhone}</div>;
  return (
    <Tabs
      label='Cómo contestas'
      keepMounted
      className='mt-5'
      tabs={[
        { value: 'email', label: 'Por correo', content: byMail },
        { value: 'phone', label: 'Por teléfono', content: byPhone },
      ]}
    />
  );
}

const words: Record<AnswerWay, { label: string; hint: string; send: string; done: string }> = {
  email: {
    label: 'Tu respuesta',
    get hint() {
      return `Sale como correo de ${clinic.name}: empieza con «Hola:» y acaba con el teléfono.`;
    },
    send: 'Enviar la respuesta',
    done: 'La respuesta está en camino',
  },
  phone: {
    label: 'Qué habéis hablado',
    hint: 'Respondido por teléfono: una nota corta para el equipo.',
    send: 'Apuntar la llamada',
    done: 'Llamada apuntada',
  },
};

const nothing = { text: '' };

function AnswerBy({ id, way }: { id: number; way: AnswerWay }) {
  const place = `answer-${way}-${id}`;
  const { words: kept, change } = useDraft(place, nothing);
  const forget = useForgetDraft();
  const form = useForm({ values: kept });
  const answer = useAnswer(id);
  const { label, hint, send, done } = words[way];
  const submit = form.handleSubmit(async ({ text }) => {
    try {
      await answer.mutateAsync({ way, text });
      forget(place);
      toast({ tone: 'success', title: done });
    } catch (error) {
      showFieldErrors(form, error);
    }
  });
  return (
    <form method='post' noValidate onSubmit={submit} className='flex flex-col items-start gap-3'>
      <TextareaField
        label={label}
        hint={hint}
        rows={way === 'email' ? 7 : 3}
        maxLength={messageAtMost}
        className='w-full'
        {...fieldOf(form, 'text')}
        onInput={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      {answer.doubt && <LostAnswerNotice doubt={answer.doubt} onAsk={answer.askAgain} className='w-full' />}
      {answer.isError && !form.formState.errors.text && <NotSaved error={answer.error} />}
      <Button type='submit' size='small' busy={answer.isPending} busyLabel='Enviando...'>
        {send}
      </Button>
    </form>
  );
}

function NotSaved({ error }: { error: Error }) {
  return (
    <FailureNotice
      {...failureWords(error, {
        refused: 'No se ha enviado',
        otherwise: 'Puede ser la conexión. Lo que has escrito está aquí: mira antes si ya sale arriba.',
      })}
      className='w-full'
    />
  );
}
