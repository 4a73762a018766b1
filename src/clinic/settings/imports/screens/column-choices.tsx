import { SelectField } from '#design/fields/field.tsx';
import type { ImportKind } from '../../terms.ts';
import type { ImportPreview } from '../api.ts';
import { type Columns, type Field, fieldsOf, requiredFields } from '../terms.ts';
import { fieldHints, fieldLabels } from './import-messages.ts';
import { texts } from './texts.ts';

export function ColumnChoices({
  kind,
  preview: { headings, columns, encoding, separator, unused },
  onChange,
}: {
  kind: ImportKind;
  preview: ImportPreview;
  onChange: (columns: Columns) => void;
}) {
  const labels = fieldLabels();
  const hints = fieldHints();
  const missing = requiredFields[kind].filter((field) => columns[field] === undefined);
  const choose = (field: Field, value: string) => {
    const { [field]: _, ...rest } = columns;
    onChange(value === '' ? rest : { ...rest, [field]: Number(value) });
  };
  return (
    <fieldset className='mt-6 min-w-0'>
      <legend>
        <h2 className='text-h4'>{texts().columns.title}</h2>
      </legend>
      <p className='text-ink-soft text-sm'>
        {separator === null
          ? texts().columns.fromWorkbook
          : texts().columns.fromText(encoding, nameSeparator(separator))}
      </p>
      <div className='mt-3 grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-3'>
        {fieldsOf[kind].map((field) => (
          <SelectField
            key={field}
            label={labels[field]}
            optional={!requiredFields[kind].includes(field)}
            hint={columns[field] === undefined ? hints[field] : undefined}
            error={missing.includes(field) ? texts().columns.missing : undefined}
            value={columns[field] ?? ''}
            onChange={({ target }) => choose(field, target.value)}
          >
            <option value=''>{texts().columns.none}</option>
            {headings.map((heading, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; headings may repeat
              <option key={place} value={place}>
                {heading || texts().columns.column(place + 1)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {unused.length > 0 && (
        <p className='wrap-anywhere mt-4 text-sm'>
          <strong>{texts().columns.unused}</strong> {unused.join(', ')}.
        </p>
      )}
    </fieldset>
  );
}

function nameSeparator(separator: string): string {
  const names: Record<string, string> = texts().columns.separators;
  return names[separator] ?? separator;
}
