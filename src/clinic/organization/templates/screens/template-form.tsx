import { type FormEvent, useRef } from 'react';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { TextareaField, TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { type AnswerTemplate, useRemoveTemplate, useSaveTemplate } from '../api.ts';
import { maxNameLength, maxTextLength, placeholders } from '../terms.ts';
import { insertAtCursor } from './insert-at-cursor.ts';
import { placeholderLabels } from './placeholder-texts.ts';
import { texts } from './texts.ts';

/** Adds a prepared answer, or changes the given one. */
export function TemplateForm({ template, onDone }: { template?: AnswerTemplate; onDone: () => void }) {
  const saving = useSaveTemplate(template?.id);
  const text = useRef<HTMLTextAreaElement>(null);
  const errors = fieldsOf(saving.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const body = {
      name: String(typed.get('name')),
      text: String(typed.get('text')).replaceAll('\r\n', '\n'),
    };
    saving.mutate(body, {
      onSuccess: () => {
        toast({ tone: 'success', title: texts().saved });
        onDone();
      },
    });
  };
  return (
    <Form method='post' onSubmit={submit} className='flex w-full max-w-text flex-col gap-4 py-1'>
      <TextField
        label={texts().name}
        hint={texts().nameHint}
        name='name'
        autoComplete='off'
        maxLength={maxNameLength}
        defaultValue={template?.name}
        error={errors.name}
      />
      <div>
        <TextareaField
          ref={text}
          label={texts().text}
          hint={texts().textHint}
          name='text'
          rows={6}
          maxLength={maxTextLength}
          defaultValue={template?.text}
          error={errors.text}
        />
        <PlaceholderButtons
          insert={(placeholder) => {
            if (text.current === null) return;
            insertAtCursor(text.current, placeholder);
            text.current.focus();
          }}
        />
      </div>
      {saving.isError && Object.keys(errors).length === 0 && <NotSaved error={saving.error} />}
      <div className='flex flex-wrap gap-3'>
        <Button type='submit' size='small' busy={saving.isPending} busyLabel={texts().saving}>
          {texts().save}
        </Button>
        <Button variant='quiet' size='small' onClick={onDone}>
          {texts().back}
        </Button>
        {template && <RemoveButton template={template} />}
      </div>
    </Form>
  );
}

/** Data that is filled in when the answer is inserted. */
const PlaceholderButtons = ({ insert }: { insert: (placeholder: string) => void }) => (
  <fieldset className='mt-2'>
    <legend className='text-ink-soft text-sm'>{texts().addPlaceholder}</legend>
    <div className='mt-1 flex flex-wrap gap-1.5'>
      {placeholders.map((each) => (
        <button
          key={each}
          type='button'
          className='min-h-11 rounded-full border border-edge bg-card px-3 text-sm hover:border-river-600 hover:bg-river-50 pointer-fine:min-h-9'
          onClick={() => insert(`{${each}}`)}
        >
          {placeholderLabels()[each]}
        </button>
      ))}
    </div>
  </fieldset>
);

function RemoveButton({ template: { id, name } }: { template: AnswerTemplate }) {
  const removing = useRemoveTemplate(id);
  const remove = () =>
    removing.mutateAsync(undefined).then(
      () => toast({ tone: 'success', title: texts().removed(name) }),
      (error: unknown) =>
        toast({ tone: 'danger', ...failureMessages(error, { refused: texts().notRemoved }) }),
    );
  return (
    <Button
      variant='quiet'
      size='small'
      className='text-coral-700! sm:ml-auto'
      busy={removing.isPending}
      busyLabel={texts().removing}
      onClick={remove}
    >
      {texts().remove}
    </Button>
  );
}

const NotSaved = ({ error }: { error: Error }) => (
  <FailureNotice
    {...failureMessages(error, {
      refused: texts().notSaved,
      advice: texts().notSavedAdvice,
    })}
  />
);
