import { SelectField } from '#design/fields/field.tsx';
import type { ImportKind } from '../../terms.ts';
import type { ImportPreview } from '../api.ts';
import { type Columns, type Field, fieldsOf, requiredFields } from '../terms.ts';
import { fieldHints, fieldLabels } from './import-messages.ts';

const separators: Record<string, string> = { ';': 'punto y coma', ',': 'coma', '\t': 'tabulador' };

export function ColumnChoices({
  kind,
  preview: { headings, columns, encoding, separator, unused },
  onChange,
}: {
  kind: ImportKind;
  preview: ImportPreview;
  onChange: (columns: Columns) => void;
}) {
  const missing = requiredFields[kind].filter((field) => columns[field] === undefined);
  const choose = (field: Field, value: string) => {
    const { [field]: _, ...rest } = columns;
    onChange(value === '' ? rest : { ...rest, [field]: Number(value) });
  };
  return (
    <fieldset className='mt-6 min-w-0'>
      <legend>
        <h2 className='text-h4'>Qué hay en cada columna</h2>
      </legend>
      <p className='text-ink-soft text-sm'>
        {separator === null
          ? 'Leído de la primera hoja de Excel.'
          : `Leído como ${encoding}, separado por ${separators[separator] ?? separator}. Si se ven signos raros, guárdalo como UTF-8.`}
      </p>
      <div className='mt-3 grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-3'>
        {fieldsOf[kind].map((field) => (
          <SelectField
            key={field}
            label={fieldLabels[field]}
            optional={!requiredFields[kind].includes(field)}
            hint={columns[field] === undefined ? fieldHints[field] : undefined}
            error={missing.includes(field) ? 'Di en qué columna está.' : undefined}
            value={columns[field] ?? ''}
            onChange={({ target }) => choose(field, target.value)}
          >
            <option value=''>No está</option>
            {headings.map((heading, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; headings may repeat
              <option key={place} value={place}>
                {heading || `Columna ${place + 1}`}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {unused.length > 0 && (
        <p className='wrap-anywhere mt-4 text-sm'>
          <strong>Columnas que no se usan:</strong> {unused.join(', ')}.
        </p>
      )}
    </fieldset>
  );
}
