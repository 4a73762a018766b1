import { type FormEvent, useState } from 'react';
import { SaveFailure } from '#clinic/patients/directory/screens/save-failure.tsx';
import { Button } from '#design/button.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { TextareaField, TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import type { ConsentKind } from '../../terms.ts';
import { type ConsentText, usePublish } from '../api.ts';
import { texts } from './texts.ts';

/** Starts with the current text; publishing takes a second press. */
export function TextForm({
  kind,
  current,
  close,
}: {
  kind: ConsentKind;
  current: ConsentText | undefined;
  close: () => void;
}) {
  const [title, setTitle] = useState(current?.title ?? '');
  const [body, setBody] = useState(current?.body ?? '');
  const [isSure, setSure] = useState(false);
  const publish = usePublish();
  const fields = fieldsOf(publish.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSure) return setSure(true);
    publish.mutateAsync({ kind, title, body }).then(
      () => {
        toast({ tone: 'success', title: texts().textPublished, description: texts().askedFromNow });
        close();
      },
      () => setSure(false),
    );
  };
  return (
    <Form noValidate onSubmit={submit} className='flex flex-col gap-4 pb-2'>
      <TextField
        label={texts().titleField}
        maxLength={120}
        value={title}
        error={fields?.title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextareaField
        label={texts().bodyField}
        hint={texts().bodyHint}
        rows={14}
        maxLength={12_000}
        value={body}
        error={fields?.body}
        onChange={({ target }) => setBody(target.value)}
      />
      {publish.error && fields === undefined && <SaveFailure error={publish.error} />}
      {isSure && (
        <p role='status' className='font-[650]'>
          {texts().sure}
        </p>
      )}
      <FormFooter>
        <Button type='submit' size='small' busy={publish.isPending} busyLabel={texts().publishing}>
          {isSure ? texts().confirmPublish : texts().publish}
        </Button>
      </FormFooter>
    </Form>
  );
}
