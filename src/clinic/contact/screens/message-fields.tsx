import { getFieldProps } from '#clinic/accounts/screens/person-fields.tsx';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { SelectField, TextareaField, TextField } from '#design/fields/field.tsx';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { subjectLabels, subjects } from '../terms.ts';
import type { MessageForm } from './message-form.ts';
import { texts } from './texts.ts';

const own = texts().form;

export function MessageFields({ form }: { form: MessageForm }) {
  return (
    <>
      <SelectField label={own.subject} {...getFieldProps(form, 'subject')}>
        <option value='' disabled>
          {own.chooseSubject}
        </option>
        {subjects.map((subject) => (
          <option key={subject} value={subject}>
            {subjectLabels()[subject]}
          </option>
        ))}
      </SelectField>
      <TextField label={own.name} autoComplete='name' {...getFieldProps(form, 'name')} />
      <div className='grid gap-x-4 gap-y-5 sm:grid-cols-2'>
        <TextField
          label={own.email}
          hint={own.emailHint}
          type='email'
          autoComplete='email'
          {...getFieldProps(form, 'email')}
        />
        <TextField
          label={own.phone}
          hint={own.phoneHint}
          type='tel'
          autoComplete='tel'
          {...getFieldProps(form, 'phone')}
        />
      </div>
      <TextareaField
        label={own.message}
        hint={own.messageHint}
        rows={6}
        {...getFieldProps(form, 'message')}
      />
      <NotForEmergencies />
      <CheckboxField label={own.privacy} {...getFieldProps(form, 'privacy')} />
    </>
  );
}

/** Shown before sending, because a message may stay unread for days. */
function NotForEmergencies() {
  const [danger, suicide] = clinicSettings().emergencyContacts;
  return (
    <p className='-mt-2 max-w-text text-sm'>
      {own.urgent(<Call phone={danger.phone} />, <Call phone={suicide.phone} />)}
    </p>
  );
}

const Call = ({ phone }: { phone: string }) => (
  <a href={phoneUrl(phone)} className='link font-[650]'>
    {phone}
  </a>
);
