import { getFieldProps } from '#clinic/accounts/screens/person-fields.tsx';
import { clinic } from '#config';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { SelectField, TextareaField, TextField } from '#design/fields/field.tsx';
import { phoneUrl } from '#platform/text/dialling.ts';
import { subjectLabels, subjects } from '../terms.ts';
import type { MessageForm } from './message-form.ts';

const [danger, suicide] = clinic.emergencyContacts;

export function MessageFields({ form }: { form: MessageForm }) {
  return (
    <>
      <SelectField label='De qué se trata' {...getFieldProps(form, 'subject')}>
        <option value='' disabled>
          Elige una opción
        </option>
        {subjects.map((subject) => (
          <option key={subject} value={subject}>
            {subjectLabels[subject]}
          </option>
        ))}
      </SelectField>
      <TextField label='Tu nombre' autoComplete='name' {...getFieldProps(form, 'name')} />
      <div className='grid gap-x-4 gap-y-5 sm:grid-cols-2'>
        <TextField
          label='Correo electrónico'
          hint='El correo o el teléfono: con uno basta.'
          type='email'
          autoComplete='email'
          {...getFieldProps(form, 'email')}
        />
        <TextField
          label='Teléfono'
          hint='Si prefieres que te llamemos.'
          type='tel'
          autoComplete='tel'
          {...getFieldProps(form, 'phone')}
        />
      </div>
      <TextareaField
        label='Tu mensaje'
        hint='Con dos líneas basta. Los detalles, mejor en persona.'
        rows={6}
        {...getFieldProps(form, 'message')}
      />
      <NotForEmergencies />
      <CheckboxField
        label='He leído el aviso de privacidad, aquí abajo, y quiero que me contestéis.'
        {...getFieldProps(form, 'privacy')}
      />
    </>
  );
}

/** Shown before sending, because a message may stay unread for days. */
const NotForEmergencies = () => (
  <p className='-mt-2 max-w-text text-sm'>
    Si es urgente, no esperes a que lo leamos. Llama al <Call phone={danger.phone} />, o al{' '}
    <Call phone={suicide.phone} /> si piensas en el suicidio.
  </p>
);

const Call = ({ phone }: { phone: string }) => (
  <a href={phoneUrl(phone)} className='link font-[650]'>
    {phone}
  </a>
);
