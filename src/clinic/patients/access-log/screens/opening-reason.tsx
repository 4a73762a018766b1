import { SelectField } from '#design/fields/field.tsx';
import { type OpeningReason, openingReasons } from '../../terms.ts';

const reasonLabels: Record<OpeningReason, string> = {
  emergency: 'Una urgencia',
  complaint: 'Una reclamación',
  legal: 'Una obligación legal',
  patient_request: 'Lo ha pedido la persona',
};

export function OpeningReasonField({
  reason,
  choose,
  hint,
}: {
  reason: OpeningReason | undefined;
  choose: (reason: OpeningReason | undefined) => void;
  hint?: string;
}) {
  return (
    <SelectField
      label='Por qué lo abres'
      {...(hint === undefined ? {} : { hint })}
      value={reason ?? ''}
      onChange={({ target }) => choose(openingReasons.find((each) => each === target.value))}
    >
      <option value=''>Elige un motivo</option>
      {openingReasons.map((each) => (
        <option key={each} value={each}>
          {reasonLabels[each]}
        </option>
      ))}
    </SelectField>
  );
}
