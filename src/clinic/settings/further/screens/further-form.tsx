import { useId, useState } from 'react';
import { labelModality, modalities } from '#clinic/services/terms.ts';
import { clinic } from '#config';
import { toast } from '#design/feedback/toast-store.ts';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { SelectField, TextareaField, TextField } from '#design/fields/field.tsx';
import { FieldError } from '#design/fields/field-error.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import { formatEuroInput, parseEuros } from '../../catalogue/rules.ts';
import { EditForm } from '../../catalogue/screens/edit-form.tsx';
import { LengthFields } from '../../catalogue/screens/length-fields.tsx';
import { useSaveService } from '../api.ts';
import type { EditedService, FurtherFields } from '../contract.ts';
import { texts } from './texts.ts';

type FurtherFormProps = { service?: EditedService; team: Catalogue['team']; onDone: () => void };
type Errors = Record<string, string>;

/** Reads the form; an invalid price or duration becomes null with a field error. */
function readForm(form: HTMLFormElement): { fields: FurtherFields; wrong: Errors } {
  const typed = new FormData(form);
  const text = (name: string) => String(typed.get(name) ?? '').trim();
  const priceCents = parseEuros(text('price'));
  const isLength = /^\d{1,3}$/.test(text('minutes'));
  return {
    fields: {
      name: text('name'),
      description: text('description'),
      priceCents: priceCents ?? 0,
      minutes: Number(text('minutes')),
      pauseMinutes: Number(text('pauseMinutes')),
      // Cast: list and checkboxes have only these values.
      vat: text('vat') as FurtherFields['vat'],
      modalities: typed.getAll('modalities') as FurtherFields['modalities'],
      offeredBy: typed.getAll('offeredBy').map(Number),
      online: text('online') === 'yes',
      active: typed.has('active'),
    },
    wrong: {
      ...(priceCents === null ? { priceCents: texts().form.priceMissing } : {}),
      ...(isLength ? {} : { minutes: texts().form.minutesMissing }),
    },
  };
}

export function FurtherForm({ service, team, onDone }: FurtherFormProps) {
  const saving = useSaveService(service?.id);
  const [wrong, setWrong] = useState<Errors>({});
  const errors = { ...fieldsOf(saving.error), ...wrong };
  const save = (form: HTMLFormElement) => {
    const read = readForm(form);
    setWrong(read.wrong);
    if (Object.keys(read.wrong).length > 0) return;
    saving.mutateAsync(read.fields).then(
      () => {
        toast({
          tone: 'success',
          title: read.fields.active ? texts().form.saved : texts().form.savedWithdrawn,
        });
        onDone();
      },
      () => {},
    );
  };
  return (
    <EditForm save={save} saving={saving} onDone={onDone}>
      <TextFields service={service} errors={errors} />
      <TermsFields service={service} errors={errors} />
      <CheckboxGroup
        legend={texts().form.places}
        name='modalities'
        choices={modalities.map((value) => ({ value, label: labelModality(value) }))}
        chosen={service?.modalities ?? ['office']}
        error={errors.modalities}
      />
      <CheckboxGroup
        legend={texts().form.professionals}
        name='offeredBy'
        choices={team.map(({ id, name }) => ({ value: String(id), label: name }))}
        chosen={(service?.offeredBy ?? (team.length === 1 ? team.map(({ id }) => id) : [])).map(String)}
        error={errors.offeredBy}
      />
      <CheckboxField name='active' label={texts().form.offered} defaultChecked={service?.active ?? true} />
    </EditForm>
  );
}

type FieldGroupProps = { service: EditedService | undefined; errors: Errors };

const TextFields = ({ service, errors }: FieldGroupProps) => (
  <>
    <TextField
      label={texts().form.name}
      hint={texts().form.nameHint}
      name='name'
      autoComplete='off'
      defaultValue={service?.name}
      error={errors.name}
    />
    <TextareaField
      label={texts().form.description}
      name='description'
      rows={3}
      defaultValue={service?.description}
      error={errors.description}
    />
  </>
);

const TermsFields = ({ service, errors }: FieldGroupProps) => (
  <div className='grid gap-4 sm:grid-cols-2'>
    <TextField
      label={texts().form.price}
      name='price'
      inputMode='decimal'
      autoComplete='off'
      defaultValue={formatEuroInput(service?.priceCents ?? null)}
      error={errors.priceCents}
    />
    <LengthFields
      minutes={service?.minutes ?? clinic.sessionMinutes}
      pauseMinutes={service?.pauseMinutes ?? 0}
      errors={errors}
    />
    <SelectField
      label={texts().form.vat}
      name='vat'
      defaultValue={service?.vat ?? 'exempt'}
      error={errors.vat}
    >
      <option value='exempt'>{texts().form.withoutVat}</option>
      <option value='general'>{texts().form.withVat}</option>
    </SelectField>
    <SelectField
      label={texts().form.requestedHow}
      name='online'
      defaultValue={service?.online === false ? 'no' : 'yes'}
    >
      <option value='yes'>{texts().bookedOnline}</option>
      <option value='no'>{texts().form.bookedByClinic}</option>
    </SelectField>
  </div>
);

function CheckboxGroup({
  legend,
  name,
  choices,
  chosen,
  error,
}: {
  legend: string;
  name: string;
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
  error: string | undefined;
}) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className='font-[650]'>{legend}</legend>
      <div className='grid gap-x-6 sm:grid-cols-2'>
        {choices.map(({ value, label }) => (
          <CheckboxField
            key={value}
            name={name}
            value={value}
            label={label}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
