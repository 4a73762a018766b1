import { useId } from 'react';
import type { Kind } from '#clinic/services/contract.ts';
import { toast } from '#design/feedback/toast-store.ts';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { TextareaField, TextField } from '#design/fields/field.tsx';
import { FieldError } from '#design/fields/field-error.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { useSaveProfessional } from '../api.ts';
import type { Catalogue } from '../contract.ts';
import { EditForm } from './edit-form.tsx';
import { texts } from './texts.ts';

type ProfessionalFormProps = {
  member?: Catalogue['team'][number] | undefined;
  offered: Catalogue['services'];
  onDone: () => void;
};

export function ProfessionalForm({ member, offered, onDone }: ProfessionalFormProps) {
  const saving = useSaveProfessional(member?.id);
  const fields = fieldsOf(saving.error);
  const save = (form: HTMLFormElement) => {
    const typed = new FormData(form);
    const text = (name: string) => String(typed.get(name)).trim();
    const roomUrl = text('roomUrl') === '' ? null : text('roomUrl');
    // Cast: the checkboxes have only these values.
    const kinds = typed.getAll('kinds') as Kind[];
    const words = { name: text('name'), title: text('title'), bio: text('bio') };
    saving.mutateAsync({ ...words, registrationNumber: text('registrationNumber'), roomUrl, kinds }).then(
      () => {
        toast({
          tone: 'success',
          title: member === undefined ? texts().professional.added : texts().professional.saved,
        });
        onDone();
      },
      () => {},
    );
  };
  return (
    <EditForm save={save} saving={saving} onDone={onDone}>
      <div className='grid gap-4 sm:grid-cols-2'>
        <TextField
          label={texts().professional.fullName}
          name='name'
          autoComplete='off'
          defaultValue={member?.name}
          error={fields.name}
        />
        <TextField
          label={texts().professional.registrationNumber}
          name='registrationNumber'
          autoComplete='off'
          defaultValue={member?.registrationNumber ?? ''}
          error={fields.registrationNumber}
        />
      </div>
      <TextField
        label={texts().professional.title}
        hint={texts().professional.titleHint}
        name='title'
        autoComplete='off'
        defaultValue={member?.title}
        error={fields.title}
      />
      <TextareaField
        label={texts().professional.biography}
        hint={texts().professional.biographyHint}
        name='bio'
        rows={3}
        defaultValue={member?.bio}
        error={fields.bio}
      />
      <KindsField member={member} offered={offered} error={fields.kinds} />
      <TextField
        label={texts().professional.room}
        optional
        hint={texts().professional.roomHint}
        name='roomUrl'
        type='url'
        autoComplete='off'
        defaultValue={member?.roomUrl ?? ''}
        error={fields.roomUrl}
      />
    </EditForm>
  );
}

function KindsField({
  member,
  offered,
  error,
}: Pick<ProfessionalFormProps, 'member' | 'offered'> & { error: string | undefined }) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className='font-[650]'>{texts().professional.kinds}</legend>
      <div className='grid gap-x-6 sm:grid-cols-2'>
        {offered.map(({ kind, name }) => (
          <CheckboxField
            key={kind}
            name='kinds'
            value={kind}
            label={name}
            defaultChecked={member?.kinds.includes(kind) ?? offered.length === 1}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
