import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { TextField } from '#design/fields/field.tsx';
import type { BookingDraft } from './booking-draft.ts';

/** The second of two who come together; told and reminded as the first is. */
export function CompanionFields({
  draft: { companion },
  change,
  errors,
}: {
  draft: BookingDraft;
  change: (part: Partial<BookingDraft>) => void;
  errors: Record<string, string | undefined>;
}) {
  return (
    <div>
      <CheckboxField
        label='Vienen dos personas'
        checked={companion !== null}
        onChange={({ target }) =>
          change({ companion: target.checked ? { fullName: '', phone: '', email: '' } : null })
        }
      />
      {companion && (
        <fieldset className='mt-2 grid gap-4 sm:grid-cols-2'>
          <legend className='sr-only'>Quién viene también</legend>
          <TextField
            label='Segunda persona'
            autoComplete='off'
            value={companion.fullName}
            onChange={({ target }) => change({ companion: { ...companion, fullName: target.value } })}
            error={errors['companion.person.fullName'] ?? errors['companion.patientId']}
          />
          <TextField
            label='Su teléfono'
            optional
            type='tel'
            autoComplete='off'
            value={companion.phone}
            onChange={({ target }) => change({ companion: { ...companion, phone: target.value } })}
            error={errors['companion.person.phone']}
          />
          <TextField
            label='Su correo electrónico'
            optional
            type='email'
            autoComplete='off'
            value={companion.email}
            onChange={({ target }) => change({ companion: { ...companion, email: target.value } })}
            error={errors['companion.person.email']}
          />
        </fieldset>
      )}
    </div>
  );
}
