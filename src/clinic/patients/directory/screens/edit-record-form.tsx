import { type FormEvent, type ReactNode, useState } from 'react';
import { RestoredDraftNotice } from '#clinic/accounts/drafts/screens/restored-draft-notice.tsx';
import { useDraft } from '#clinic/accounts/drafts/screens/use-draft.ts';
import { Button } from '#design/button.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { SelectField, TextareaField, TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import {
  fieldDefinitions,
  fieldHint,
  fieldLabel,
  fieldOptions,
  mapFields,
  type PatientField,
  patientFields,
  recordFields,
  type Section,
} from '../../fields.ts';
import { type PatientRecord, useUpdatePatientRecord } from '../api.ts';
import { RefusalNotice } from './save-failure.tsx';
import { texts } from './texts.ts';

type Draft = Record<PatientField, string>;

const draftOf = (card: PatientRecord): Draft => ({
  fullName: card.name ?? '',
  ...mapFields((field) => card[field] ?? '', recordFields),
});

/** Only changed fields: a colleague may have changed others meanwhile. */
function changesOf(card: PatientRecord, draft: Draft): Partial<Draft> {
  const before = draftOf(card);
  const changed = patientFields.filter((field) => draft[field].trim() !== before[field]);
  return mapFields((field) => draft[field].trim(), changed);
}

const fieldsIn = (section: Section) =>
  patientFields.filter((field) => fieldDefinitions[field].section === section);

/** Correction of a record by the desk. Loaded when it is opened. */
export function EditRecordForm({
  card,
  place,
  close,
}: {
  card: PatientRecord;
  place: string;
  close: () => void;
}) {
  const { words: corrected, change: correct, wasLeft, clear } = useDraft<Partial<Draft>>(place, {});
  const draft = { ...draftOf(card), ...corrected };
  const change = useUpdatePatientRecord();
  const errors = fieldsOf(change.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ id: card.id, ...changesOf(card, draft) }, { onSuccess: close });
  };
  const show = (section: Section) =>
    fieldsIn(section).map((field) => (
      <RecordField
        key={field}
        field={field}
        value={draft[field]}
        error={errors[field]}
        // A child may stay without a name.
        isRequired={field === 'fullName' && card.name !== null}
        change={(value) => correct({ [field]: value })}
      />
    ));
  const fold = (section: Section, title: string) => (
    <FoldedGroup
      title={title}
      isFilled={fieldsIn(section).some((field) => draft[field] !== '')}
      hasError={fieldsIn(section).some((field) => errors[field] !== undefined)}
    >
      {show(section)}
    </FoldedGroup>
  );
  return (
    <Form onSubmit={submit} className='flex flex-col gap-5 pb-2'>
      <Group title={texts().person}>{show('identity')}</Group>
      <Group title={texts().contact}>
        {show('contact')}
        {card.hasAccount && <p className='text-ink-soft text-sm sm:col-span-2'>{texts().hasAccountHint}</p>}
      </Group>
      {fold('emergency', texts().inEmergency)}
      {fold('desk', texts().forReception)}
      <RestoredDraftNotice isShown={wasLeft} clear={clear} />
      <RefusalNotice error={change.error} />
      <FormFooter>
        <Button type='submit' size='small' busy={change.isPending} busyLabel={texts().saving}>
          {texts().save}
        </Button>
      </FormFooter>
    </Form>
  );
}

const grid = 'mt-3 grid items-start gap-4 sm:grid-cols-2';

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset>
    <legend className='text-h4'>{title}</legend>
    <div className={grid}>{children}</div>
  </fieldset>
);

/** Open if it has content or an error; fields are rendered when it is open. */
function FoldedGroup({
  title,
  isFilled,
  hasError,
  children,
}: {
  title: string;
  isFilled: boolean;
  hasError: boolean;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(isFilled);
  return (
    <details open={isOpen || hasError} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className='flex min-h-11 cursor-pointer items-center text-h4'>
        {title}
        {!isFilled && <span className='ml-2 font-normal text-ink-soft text-sm'>{texts().notNoted}</span>}
      </summary>
      {(isOpen || hasError) && <div className={grid}>{children}</div>}
    </details>
  );
}

function RecordField({
  field,
  value,
  error,
  isRequired,
  change,
}: {
  field: PatientField;
  value: string;
  error: string | undefined;
  isRequired: boolean;
  change: (value: string) => void;
}) {
  const { input = 'text', isMultiline } = fieldDefinitions[field];
  const options = fieldOptions(field);
  const isWide = isMultiline || field === 'fullName' || field === 'address' || field === 'emergencyName';
  const shared = {
    label: fieldLabel(field),
    hint: fieldHint(field),
    error,
    optional: !isRequired,
    value,
    className: isWide ? 'sm:col-span-2' : '',
  };
  if (options !== undefined)
    return (
      <SelectField {...shared} onChange={({ target }) => change(target.value)}>
        <option value=''>{texts().notNoted}</option>
        {Object.entries(options).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </SelectField>
    );
  if (isMultiline)
    return <TextareaField {...shared} rows={3} onChange={({ target }) => change(target.value)} />;
  return (
    <TextField {...shared} type={input} autoComplete='off' onChange={({ target }) => change(target.value)} />
  );
}
