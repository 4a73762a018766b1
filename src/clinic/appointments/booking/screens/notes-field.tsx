import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextareaField } from '#design/fields/field.tsx';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { texts } from './texts.ts';

/** The first two contacts of the list are for emergencies and suicide risk. */
const urgentContacts = () => clinicSettings().emergencyContacts.slice(0, 2);

/**
 * Free text for the professional. It is health data, so the field says who reads it and that it is not for
 * emergencies.
 */
export function NotesField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  return (
    <div data-field='notes'>
      <TextareaField
        label={texts().notes}
        optional
        rows={3}
        maxLength={2000}
        hint={texts().notesHint(
          urgentContacts().map(({ phone }) => (
            <a key={phone} className='link' href={phoneUrl(phone)}>
              {phone}
            </a>
          )),
        )}
        error={error}
        {...field}
      />
    </div>
  );
}
