import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { SelectField, TextField } from '#design/fields/field.tsx';
import { messageOf } from '#platform/api/client.ts';
import { type DeskMethod, deskMethods } from '../../references.ts';
import { methodWords } from '../../terms.ts';
import { useNoteReturned } from '../api.ts';

/** Says by which other way refused money has gone back; then it is no matter any more. */
export function ReturnedForm({ id }: { id: number }) {
  const [how, setHow] = useState('');
  const [method, setMethod] = useState<DeskMethod>('transfer');
  const note = useNoteReturned();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    note.mutate(
      { id, how, method },
      {
        onSuccess: () => toast({ tone: 'success', title: 'Anotado: devuelto por otra vía' }),
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className='mt-2 flex flex-wrap items-end gap-3'>
      <SelectField
        label='Por qué medio'
        value={method}
        onChange={({ target }) => setMethod(deskMethods.find((one) => one === target.value) ?? 'transfer')}
        className='w-48'
      >
        {deskMethods.map((one) => (
          <option key={one} value={one}>
            {methodWords[one].name}
          </option>
        ))}
      </SelectField>
      <TextField
        label='Cómo se ha devuelto'
        value={how}
        onChange={({ target }) => setHow(target.value)}
        error={note.error ? (messageOf(note.error) ?? 'No se ha anotado. Inténtalo de nuevo.') : undefined}
        className='min-w-64 grow'
      />
      <Button type='submit' size='small' variant='secondary' busy={note.isPending} busyLabel='Anotando...'>
        Devuelto por otra vía
      </Button>
    </form>
  );
}
