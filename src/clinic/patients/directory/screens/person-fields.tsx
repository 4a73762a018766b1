import type { ReactNode } from 'react';
import { DateField } from '#design/fields/date-field.tsx';
import { TextField } from '#design/fields/field.tsx';
import { presentNow } from '#platform/browser/clock.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { texts } from './texts.ts';

type Contact = { fullName: string; phone: string; email: string };

type PersonFieldsProps = {
  person: Contact;
  change: (part: Partial<Contact>) => void;
  errorOf: (field: keyof Contact) => string | undefined;
  children?: ReactNode;
};

export function PersonFields({ person, change, errorOf, children }: PersonFieldsProps) {
  return (
    <>
      <TextField
        label={texts().fullName}
        autoComplete='off'
        value={person.fullName}
        onChange={({ target }) => change({ fullName: target.value })}
        error={errorOf('fullName')}
      />
      {children}
      <div className='grid gap-4 sm:grid-cols-2'>
        <TextField
          label={texts().phone}
          optional
          type='tel'
          autoComplete='off'
          value={person.phone}
          onChange={({ target }) => change({ phone: target.value })}
          error={errorOf('phone')}
        />
        <TextField
          label={texts().email}
          optional
          type='email'
          autoComplete='off'
          value={person.email}
          onChange={({ target }) => change({ email: target.value })}
          error={errorOf('email')}
        />
      </div>
    </>
  );
}

export function BirthField({
  value,
  change,
  error,
}: {
  value: string;
  change: (part: { birthDate: string }) => void;
  error: string | undefined;
}) {
  return (
    <DateField
      label={texts().birthDate}
      optional
      max={wallTimeOf(presentNow()).day}
      value={value}
      onChange={(day) => change({ birthDate: day })}
      error={error}
      className='sm:max-w-72'
    />
  );
}
