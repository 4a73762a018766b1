import type { UseFormReturn } from 'react-hook-form';
import type { BookingValues } from '#clinic/appointments/screens/booking-check.ts';
import { FormSection } from '#clinic/appointments/screens/form-section.tsx';
import { ageInWords } from '#clinic/patients/terms.ts';
import { clinic } from '#config';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { TextField } from '#design/fields/field.tsx';

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
      title='Sobre el niño o la niña'
      hint={`Atendemos desde los ${ageInWords(clinic.childMinimumAgeMonths)}, cumplidos el día de la visita, y hasta los 17. Reserva su madre, su padre o su tutor legal.`}
    >
      <div className='flex flex-col gap-3'>
        <div data-field='childBirthDate'>
          <TextField
            label='Fecha de nacimiento'
            type='date'
            max={today}
            className='max-w-md'
            error={errors.childBirthDate?.message}
            {...form.register('childBirthDate')}
          />
        </div>
        <div data-field='guardian'>
          <CheckboxField
            label='Soy su madre, padre o tutor legal'
            error={errors.guardian?.message}
            {...form.register('guardian')}
          />
        </div>
      </div>
    </FormSection>
  );
}
