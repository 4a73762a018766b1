import { CheckboxField } from '#design/fields/checkbox-field.tsx';

type Choice<Value extends string> = { value: Value; label: string; hint?: string };

/** Checkbox group that requires at least one choice; its error is shown below. */
export function CheckboxSet<Value extends string>({
  legend,
  choices,
  chosen,
  choose,
  error,
}: {
  legend: string;
  choices: readonly Choice<Value>[];
  chosen: readonly Value[];
  choose: (chosen: Value[]) => void;
  error?: string | undefined;
}) {
  return (
    <fieldset>
      <legend className='font-[650]'>{legend}</legend>
      {choices.map(({ value, label, hint }, place) => (
        <CheckboxField
          key={value}
          label={label}
          hint={hint}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            choose(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
          error={place === choices.length - 1 ? error : undefined}
        />
      ))}
    </fieldset>
  );
}
