import type { UseFormReturn } from 'react-hook-form';
import type { BookingValues } from '#clinic/appointments/screens/booking-check.ts';
import { FormSection } from '#clinic/appointments/screens/form-section.tsx';
import { ageInWords } from '#clinic/patients/terms.ts';
import { clinic } from '#config';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { DateField } from '#design/fields/date-field.tsx';
import { texts } from './texts.ts';

export function ChildFields({
  form,
  today,
}: {
  form: UseFormReturn<BookingValues>;
  today: string | undefined;
}) {
  const { errors } = form.formState;
  return (
    <FormSection
      title={texts().child.title}
      hint={texts().child.hint(ageInWords(clinic.childMinimumAgeMonths))}
    >
      <div className='flex flex-col gap-3'>
        <div data-field='childBirthDate'>
          <DateField
            label={texts().child.birthDate}
            max={today}
            className='max-w-md'
            error={errors.childBirthDate?.message}
            value={form.watch('childBirthDate')}
            onChange={(day) => {
              form.clearErrors('childBirthDate');
              form.setValue('childBirthDate', day);
            }}
          />
        </div>
        <div data-field='guardian'>
          <CheckboxField
            label={texts().child.guardian}
            error={errors.guardian?.message}
            {...form.register('guardian')}
          />
        </div>
      </div>
    </FormSection>
  );
}
