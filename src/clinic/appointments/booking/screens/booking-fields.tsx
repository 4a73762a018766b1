import { HomeAddressField } from '#clinic/appointments/home-visit/screens/address-field.tsx';
import { FormSection, SectionError } from '#clinic/appointments/screens/form-section.tsx';
import { kindTone } from '#clinic/appointments/screens/kind-tone.ts';
import { formatTimeZone } from '#clinic/appointments/screens/labels.ts';
import { DayChoice } from '#clinic/appointments/slots/screens/day-choice.tsx';
import { KindChoice } from '#clinic/appointments/slots/screens/kind-choice.tsx';
import { noonOf } from '#clinic/appointments/slots/screens/madrid-days.ts';
import { ProfessionalChoice } from '#clinic/appointments/slots/screens/professional-choice.tsx';
import { ChangeNote, TimeChoice } from '#clinic/appointments/slots/screens/time-choice.tsx';
import type { Kind } from '#clinic/services/contract.ts';
import { useStableCallback } from '#design/hooks/use-stable-callback.ts';
import { formatDate } from '#platform/time/dates.ts';
import { ChildFields } from './child-fields.tsx';
import { NotesField } from './notes-field.tsx';
import { texts } from './texts.ts';
import type { BookingFormState } from './use-booking-form.ts';

export function BookingFields({ state }: { state: BookingFormState }) {
  const { form, choice, type, set } = state;
  const chooseKind = useStableCallback((kind: Kind) => set('type', kind));
  const chooseService = useStableCallback(state.setService);
  const chooseProfessional = useStableCallback((id: number) => set('professionalId', id));
  const { errors } = form.formState;
  return (
    <div className='flex min-w-0 flex-col gap-10'>
      <KindChoice
        services={state.services}
        further={state.further}
        value={type}
        service={state.service}
        onChange={chooseKind}
        onService={chooseService}
        error={errors.type?.message ?? errors.serviceId?.message}
      />
      <ProfessionalChoice
        professionals={state.professionals}
        value={state.professionalId}
        onChange={chooseProfessional}
        error={errors.professionalId?.message}
        tone={kindTone(type)}
      />
      <div className='grid gap-x-8 gap-y-10 md:grid-cols-2'>
        <FormSection field='date' title={texts().day} hint={texts().dayHint}>
          <DayChoice choice={choice} />
          <SectionError id='date-error'>{errors.date?.message}</SectionError>
        </FormSection>
        <FormSection
          field='time'
          title={texts().time}
          hint={
            choice.day === undefined
              ? texts().timeHint
              : `${formatDate(noonOf(choice.day))}${formatTimeZone(type)}`
          }
        >
          <ChangeNote choice={choice} />
          <TimeChoice choice={choice} />
          <SectionError id='time-error'>{choice.slot ? undefined : errors.time?.message}</SectionError>
        </FormSection>
      </div>
      {type === 'child' && <ChildFields form={form} today={choice.today} />}
      <FormSection title={type === 'home' ? texts().placeAndNotesTitle : texts().notesTitle}>
        <div className='flex flex-col gap-5'>
          {type === 'home' && (
            <HomeAddressField
              value={state.address}
              onChange={(address) => set('address', address)}
              error={errors.address?.message}
            />
          )}
          <NotesField field={form.register('notes')} error={errors.notes?.message} />
        </div>
      </FormSection>
    </div>
  );
}
