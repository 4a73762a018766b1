import { SelectField } from '#design/fields/field.tsx';
import { type DeskMethod, deskMethods } from '../../references.ts';
import { methodNames } from '../../terms.ts';

export const MethodField = ({
  label,
  value,
  methods = deskMethods,
  onChoose,
}: {
  label: string;
  value: DeskMethod;
  methods?: readonly DeskMethod[];
  onChoose: (method: DeskMethod) => void;
}) => (
  <SelectField
    label={label}
    value={value}
    onChange={({ target }) => {
      const chosen = methods.find((one) => one === target.value);
      if (chosen) onChoose(chosen);
    }}
    className='w-48'
  >
    {methods.map((one) => (
      <option key={one} value={one}>
        {methodNames()[one].name}
      </option>
    ))}
  </SelectField>
);
