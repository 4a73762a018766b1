import { FoundPerson, KnownPeople } from '#clinic/patients/directory/screens/known-people.tsx';
import { BirthField, PersonFields } from '#clinic/patients/directory/screens/person-fields.tsx';
import { kinds } from '#clinic/services/api.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { SelectField, TextField } from '#design/fields/field.tsx';
import type { Agenda } from '../../agenda/contract.ts';
import { kindSigns } from './agenda-words.ts';
import type { BookingDraft } from './booking-draft.ts';
import { CompanionFields } from './companion-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { RecurrenceFields } from './recurrence-fields.tsx';

type Fields = {
  draft: BookingDraft;
  change: (part: Partial<BookingDraft>) => void;
  professionals: Agenda['professionals'];
  errors: Record<string, string | undefined>;
};

/** Who, what, with whom, when and how it is paid. */
export function BookingFields({ draft, change, professionals, errors }: Fields) {
  return (
    <>
      <WhoFields draft={draft} change={change} errors={errors} />
      <CompanionFields draft={draft} change={change} errors={errors} />
      <div className='grid gap-4 sm:grid-cols-2'>
        <SelectField
          label='Qué'
          value={draft.type}
          onChange={({ target }) => change({ type: asKind(target.value) })}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindSigns[kind].word}
            </option>
          ))}
        </SelectField>
        <SelectField
          label='Cómo se paga'
          value={draft.payment}
          onChange={({ target }) => change({ payment: target.value === 'session' ? 'session' : 'later' })}
        >
          <option value='later'>Después, en la clínica</option>
          <option value='session'>Con una sesión de su plan</option>
        </SelectField>
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
          label='Dirección'
          value={draft.address}
          onChange={({ target }) => change({ address: target.value })}
          error={errors.address}
        />
      )}
    </>
  );
}

const asKind = (value: string): Kind => kinds.find((kind) => kind === value) ?? 'office';

/** A name is enough; a telephone or a mail is how the reminder arrives. */
function WhoFields({ draft, change, errors }: Omit<Fields, 'professionals'>) {
  if (draft.patient !== null)
    return <FoundPerson name={draft.patient.name} letGo={() => change({ patient: null })} />;
  return (
    <fieldset className='flex flex-col gap-4'>
      <legend className='sr-only'>Quién viene</legend>
      <PersonFields
        person={draft}
        change={change}
        errorOf={(field) =>
          errors[`person.${field}`] ?? (field === 'fullName' ? errors.patientId : undefined)
        }
      >
        <KnownPeople
          typed={draft.fullName.trim() === '' ? draft.phone : draft.fullName}
          take={(patient) => change({ patient })}
        />
      </PersonFields>
      <BirthField value={draft.birthDate} change={change} error={errors['person.birthDate']} />
    </fieldset>
  );
}
