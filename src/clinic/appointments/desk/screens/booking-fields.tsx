import { useQuery } from '@tanstack/react-query';
import {
  type ListedPerson,
  PatientSuggestions,
  PeopleChoices,
  SelectedPatient,
} from '#clinic/patients/directory/screens/patient-suggestions.tsx';
import { BirthField, PersonFields } from '#clinic/patients/directory/screens/person-fields.tsx';
import { kinds, minutesOfKind, servicesOrFallback, servicesQuery } from '#clinic/services/api.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { furtherServicesQuery } from '#clinic/services/screens/further-query.ts';
import { SelectField, TextField } from '#design/fields/field.tsx';
import type { Agenda } from '../../agenda/contract.ts';
import { kindSigns } from './agenda-labels.ts';
import type { BookingDraft } from './booking-draft.ts';
import { CompanionFields } from './companion-fields.tsx';
import { PaymentField } from './payment-field.tsx';
import { PlaceFields } from './place/place-fields.tsx';
import { RecurrenceFields } from './recurrence-fields.tsx';
import { texts } from './texts.ts';

type Fields = {
  draft: BookingDraft;
  change: (part: Partial<BookingDraft>) => void;
  professionals: Agenda['professionals'];
  errors: Record<string, string | undefined>;
  /** Patients who may be meant, by their e-mail or phone. */
  candidates: readonly ListedPerson[];
  /** Sessions of the patient's plans that could pay for it; undefined while unknown. */
  sessions: number | undefined;
};

export function DeskBookingFields({ draft, change, professionals, errors, candidates, sessions }: Fields) {
  return (
    <>
      <WhoFields draft={draft} change={change} errors={errors} candidates={candidates} />
      <CompanionFields draft={draft} change={change} errors={errors} />
      <div className='grid gap-4 sm:grid-cols-2'>
        <WhatField draft={draft} change={change} error={errors.serviceId} />
        <PaymentField draft={draft} sessions={sessions} change={change} />
      </div>
      <PlaceFields
        place={draft}
        change={change}
        professionals={professionals}
        error={errors.startsAt ?? errors.professionalId}
      />
      <RecurrenceFields draft={draft} change={change} error={errors.count} />
      {draft.type === 'home' && (
        <TextField
          label={texts().booking.address}
          value={draft.address}
          onChange={({ target }) => change({ address: target.value })}
          error={errors.address}
        />
      )}
    </>
  );
}

const parseKind = (value: string | undefined): Kind => kinds.find((kind) => kind === value) ?? 'office';

/** The four kinds and all other services, including those not bookable online; a service sets the length. */
function WhatField({
  draft: { type, serviceId, professionalId },
  change,
  error,
}: Pick<Fields, 'draft' | 'change'> & { error: string | undefined }) {
  const { data: further = [] } = useQuery(furtherServicesQuery());
  const services = servicesOrFallback(useQuery(servicesQuery()).data);
  const choose = (value: string) => {
    const [kind, id] = value.split(' ');
    const service = further.find((one) => String(one.serviceId) === id);
    if (service === undefined)
      return change({
        type: parseKind(kind),
        serviceId: null,
        minutes: minutesOfKind(services, parseKind(kind)),
      });
    const isTheirs = professionalId !== undefined && service.professionalIds.includes(professionalId);
    return change({
      type: parseKind(kind),
      serviceId: service.serviceId,
      minutes: service.minutes,
      payment: 'later',
      ...(isTheirs ? {} : { professionalId: service.professionalIds[0] }),
    });
  };
  return (
    <SelectField
      label={texts().booking.consultation}
      value={serviceId == null ? type : `${type} ${serviceId}`}
      onChange={({ target }) => choose(target.value)}
      error={error}
    >
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {kindSigns[kind].word}
        </option>
      ))}
      {further.flatMap((one) =>
        one.modalities.map((kind) => (
          <option key={`${kind} ${one.serviceId}`} value={`${kind} ${one.serviceId}`}>
            {one.modalities.length > 1 ? `${one.name}: ${kindSigns[kind].word.toLowerCase()}` : one.name}
          </option>
        )),
      )}
    </SelectField>
  );
}

/** Only the name is required; reminders need a telephone number or an e-mail address. */
function WhoFields({ draft, change, errors, candidates }: Omit<Fields, 'professionals' | 'sessions'>) {
  if (draft.patient !== null)
    return <SelectedPatient name={draft.patient.name} letGo={() => change({ patient: null })} />;
  return (
    <fieldset className='flex flex-col gap-4'>
      <legend className='sr-only'>{texts().booking.who}</legend>
      {candidates.length > 0 && (
        <PeopleChoices
          question={texts().booking.isItOneOfThese}
          people={candidates}
          take={(patient) => change({ patient })}
        />
      )}
      <PersonFields
        person={draft}
        change={change}
        errorOf={(field) =>
          errors[`person.${field}`] ?? (field === 'fullName' ? errors.patientId : undefined)
        }
      >
        <PatientSuggestions
          typed={draft.fullName.trim() || draft.phone.trim() || draft.email}
          take={(patient) => change({ patient })}
          fits={(person) => !candidates.some(({ id }) => id === person.id)}
        />
      </PersonFields>
      <BirthField value={draft.birthDate} change={change} error={errors['person.birthDate']} />
    </fieldset>
  );
}
