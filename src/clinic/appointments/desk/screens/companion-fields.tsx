import { PersonFields } from '#clinic/patients/directory/screens/person-fields.tsx';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import type { BookingDraft } from './booking-draft.ts';
import { texts } from './texts.ts';

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
        label={texts().booking.twoPeople}
        checked={companion !== null}
        onChange={({ target }) =>
          change({ companion: target.checked ? { fullName: '', phone: '', email: '' } : null })
        }
      />
      {companion && (
        <fieldset className='mt-2 flex flex-col gap-4'>
          <legend className='mb-2 font-semibold'>{texts().booking.companion}</legend>
          <PersonFields
            person={companion}
            change={(part) => change({ companion: { ...companion, ...part } })}
            errorOf={(field) =>
              errors[`companion.person.${field}`] ??
              (field === 'fullName' ? errors['companion.patientId'] : undefined)
            }
          />
        </fieldset>
      )}
    </div>
  );
}
