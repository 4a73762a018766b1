import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useSuggestions } from '#clinic/appointments/home-visit/screens/use-suggestions.ts';
import { Button } from '#design/button.tsx';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { DateField } from '#design/fields/date-field.tsx';
import { SelectField, TextareaField, TextField } from '#design/fields/field.tsx';
import { FieldError } from '#design/fields/field-error.tsx';
import { type Draft, emptyItem, type FieldSpec } from './field-specs.ts';
import { PictureField } from './picture-field.tsx';
import { texts } from './texts.ts';

type Shared = {
  /** Sentences by path, such as 'emergencyContacts.0.phone'. */
  errors: Readonly<Record<string, string>>;
  /** Path of the object that contains the fields, with a dot at its end; '' for the form itself. */
  path: string;
};

/** The fields of a form or of an item of a list, in two columns where there is room. */
export function SettingsFields({
  fields,
  draft,
  change,
  ...shared
}: Shared & {
  fields: readonly FieldSpec[];
  draft: Readonly<Record<string, Draft>>;
  change: (draft: Record<string, Draft>) => void;
}) {
  return (
    <div className='grid items-start gap-4 sm:grid-cols-2'>
      {fields.map((field) => (
        <SettingsField
          key={field.name}
          field={field}
          draft={draft[field.name] ?? ''}
          change={(value) => change({ ...draft, [field.name]: value })}
          {...shared}
        />
      ))}
    </div>
  );
}

type FieldProps<Spec> = Shared & { field: Spec; draft: Draft; change: (draft: Draft) => void };

function SettingsField({ field, draft, change, errors, path }: FieldProps<FieldSpec>) {
  const name = `${path}${field.name}`;
  const error = errors[name];
  switch (field.kind) {
    case 'part':
      return (
        <Part label={field.label} hint={field.hint} error={error} name={name}>
          <SettingsFields
            fields={field.fields}
            // Cast: `toDraft` makes an object for a part.
            draft={draft as Record<string, Draft>}
            change={change}
            errors={errors}
            path={`${name}.`}
          />
        </Part>
      );
    case 'list':
      return <List field={field} draft={draft} change={change} errors={errors} path={path} />;
    case 'days':
      return <Days field={field} draft={draft} change={change} errors={errors} path={path} />;
    case 'choices': {
      // Cast: `toDraft` makes a list of texts.
      const chosen = draft as readonly string[];
      return (
        <Part isHalf label={field.label} hint={field.hint} error={error} name={name}>
          <div className='grid gap-x-6 sm:grid-cols-2'>
            {field.options.map(({ value, label }) => (
              <CheckboxField
                key={value}
                label={label}
                checked={chosen.includes(value)}
                onChange={({ target }) =>
                  change(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
                }
              />
            ))}
          </div>
        </Part>
      );
    }
    default:
      return <Leaf field={field} draft={draft} change={change} errors={errors} path={path} />;
  }
}

/** Input attributes by kind. */
const inputs = {
  text: {},
  phone: { type: 'tel' },
  url: { type: 'url', inputMode: 'url' },
  number: { inputMode: 'decimal' },
  euros: { inputMode: 'decimal' },
} as const;

function Leaf({ field, draft, change, errors, path }: FieldProps<Exclude<FieldSpec, { fields: unknown }>>) {
  const { kind, name, label, hint } = field;
  const isOptional = 'isOptional' in field;
  const common = {
    label,
    name: `${path}${name}`,
    // Cast: `toDraft` makes a text for these kinds.
    value: draft as string,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
    error: errors[`${path}${name}`],
    optional: isOptional,
    autoComplete: 'off',
    className: clsx('isWide' in field && 'sm:col-span-2'),
    ...(hint !== undefined && { hint }),
  };
  if (kind === 'paragraph' || kind === 'lines')
    return <TextareaField {...common} rows={kind === 'lines' ? 4 : 2} className='sm:col-span-2' />;
  if (kind === 'municipality') return <MunicipalityField {...common} />;
  if (kind === 'select')
    return (
      <SelectField {...common}>
        {field.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  if (kind === 'picture')
    return (
      <PictureField
        label={label}
        hint={hint}
        url={common.value}
        error={common.error}
        change={(url) => change(url)}
      />
    );
  return kind === 'choices' || kind === 'days' ? null : <TextField {...common} {...inputs[kind]} />;
}

/** A text with the municipalities whose names begin like it. */
function MunicipalityField({ value, ...field }: ComponentProps<typeof TextField> & { value: string }) {
  const listId = useId();
  const { suggestions, choices, named } = useSuggestions(value);
  const names = [...(named === undefined ? [] : [named]), ...choices, ...suggestions].map(({ name }) => name);
  return (
    <div>
      <TextField {...field} value={value} list={listId} />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}

function List({ field, draft, change, errors, path }: FieldProps<Extract<FieldSpec, { kind: 'list' }>>) {
  // Cast: `toDraft` makes a list of objects.
  const items = draft as readonly Record<string, Draft>[];
  const name = `${path}${field.name}`;
  return (
    <Part label={field.label} hint={field.hint} error={errors[name]} name={name}>
      <ol className='flex flex-col gap-4'>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled, so an item has no state of its own.
          <li key={index} className='rounded-card border border-line px-4 pt-3 pb-4'>
            <div className='flex min-h-9 flex-wrap items-center justify-between gap-x-4'>
              <p className='text-ink-soft text-sm'>{field.item(index)}</p>
              {index >= field.fixed && (
                <Button
                  variant='quiet'
                  size='small'
                  onClick={() => change(items.filter((_, other) => other !== index))}
                >
                  {texts().remove}
                  <span className='sr-only'>: {field.item(index)}</span>
                </Button>
              )}
            </div>
            <div className='mt-2'>
              <SettingsFields
                fields={field.fields}
                draft={item}
                change={(changed) => change(items.map((one, other) => (other === index ? changed : one)))}
                errors={errors}
                path={`${name}.${index}.`}
              />
            </div>
          </li>
        ))}
      </ol>
      {items.length < field.most && (
        <Button
          variant='secondary'
          size='small'
          className='mt-4'
          onClick={() => change([...items, emptyItem(field)])}
        >
          {field.add}
        </Button>
      )}
    </Part>
  );
}

function Days({ field, draft, change, errors, path }: FieldProps<Extract<FieldSpec, { kind: 'days' }>>) {
  // Cast: `toDraft` makes a list of days.
  const days = draft as readonly string[];
  const name = `${path}${field.name}`;
  return (
    <Part label={field.label} hint={field.hint} error={errors[name]} name={name}>
      <ul className='grid gap-3 sm:grid-cols-2'>
        {days.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled, so an item has no state of its own.
          <li key={index} className='flex items-end gap-2'>
            <DateField
              label={texts().day(index + 1)}
              value={day}
              onChange={(chosen) => change(days.map((one, other) => (other === index ? chosen : one)))}
              error={errors[`${name}.${index}`]}
              className='grow'
            />
            <Button
              variant='quiet'
              size='small'
              onClick={() => change(days.filter((_, other) => other !== index))}
            >
              {texts().remove}
              <span className='sr-only'>{texts().theDay(index + 1)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button variant='secondary' size='small' className='mt-4' onClick={() => change([...days, ''])}>
        {field.add}
      </Button>
    </Part>
  );
}

/** A group of fields with a legend. `isHalf`: beside another field where there is room. */
const Part = ({
  isHalf = false,
  label,
  hint,
  error,
  name,
  children,
}: {
  isHalf?: boolean;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  name: string;
  children: ReactNode;
}) => (
  <fieldset className={clsx('min-w-0', !isHalf && 'sm:col-span-2')}>
    <legend className='font-[650]'>{label}</legend>
    {hint && <p className='max-w-text text-ink-soft text-sm'>{hint}</p>}
    <div className='mt-3'>{children}</div>
    {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
  </fieldset>
);
