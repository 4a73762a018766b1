import { SelectField } from '#design/fields/field.tsx';
import { type OpeningReason, openingReasons } from '../../terms.ts';
import { texts } from './opening-reason-texts.ts';

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
      label={texts().question}
      {...(hint === undefined ? {} : { hint })}
      value={reason ?? ''}
      onChange={({ target }) => choose(openingReasons.find((each) => each === target.value))}
    >
      <option value=''>{texts().choose}</option>
      {openingReasons.map((each) => (
        <option key={each} value={each}>
          {texts().reasons[each]}
        </option>
      ))}
    </SelectField>
  );
}
