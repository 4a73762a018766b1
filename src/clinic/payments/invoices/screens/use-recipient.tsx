import { type ReactNode, useState } from 'react';
import { TextField } from '#design/fields/field.tsx';
import type { Recipient } from '../api.ts';
import { isTaxId, normalizeTaxId } from '../tax-id.ts';
import { texts } from './texts.ts';

const emptyRecipient: Recipient = { name: '', taxId: '', address: '' };

const validateRecipient = ({ name, taxId, address }: Recipient): Partial<Recipient> => ({
  ...(name.trim().length < 2 && { name: texts().missing.name }),
  ...(!isTaxId(normalizeTaxId(taxId)) && {
    taxId: taxId.trim() === '' ? texts().missing.taxId : texts().wrongTaxId,
  }),
  ...(address.trim().length < 8 && { address: texts().missing.address }),
});

/**
 * State of the three recipient fields.
 * @param onLeave called on blur with the values once they are complete
 * @returns `fields` to render; `read`, which returns the values or marks errors, except empty fields in `mayLack`;
 * `typed`, the same without marking; and whether all are empty
 */
export function useRecipient(
  known: Recipient | null = null,
  onLeave?: (typed: Recipient | undefined) => void,
): {
  fields: ReactNode;
  read: (mayLack?: readonly (keyof Recipient)[]) => Recipient | undefined;
  typed: Recipient | undefined;
  isEmpty: boolean;
} {
  const [said, setSaid] = useState(known ?? emptyRecipient);
  const [wrong, setWrong] = useState<Partial<Recipient>>({});
  const typed = Object.keys(validateRecipient(said)).length > 0 ? undefined : said;
  const field = (name: keyof Recipient, label: string, autoComplete: string) => (
    <TextField
      label={label}
      autoComplete={autoComplete}
      value={said[name]}
      error={wrong[name]}
      onChange={({ target }) => {
        setSaid({ ...said, [name]: target.value });
        setWrong({ ...wrong, [name]: undefined });
      }}
      onBlur={() => onLeave?.(typed)}
    />
  );
  return {
    fields: (
      <div className='flex flex-col gap-3'>
        {field('name', texts().name, 'name')}
        {field('taxId', texts().taxId, 'off')}
        {field('address', texts().address, 'address-line1')}
      </div>
    ),
    typed,
    read: (mayLack = []) => {
      const found = validateRecipient(said);
      for (const name of mayLack) if (said[name].trim() === '') delete found[name];
      setWrong(found);
      return Object.keys(found).length > 0 ? undefined : said;
    },
    isEmpty: Object.values(said).every((one) => one.trim() === ''),
  };
}
