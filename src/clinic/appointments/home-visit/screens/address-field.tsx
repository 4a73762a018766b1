import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { withMunicipality } from '#clinic/appointments/home-visit/address-parts.ts';
import { controlClasses, Field } from '#design/fields/field.tsx';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { CoverageNotice, MunicipalityChoices, MunicipalityList } from './municipality-list.tsx';
import { texts } from './texts.ts';
import { useSuggestions } from './use-suggestions.ts';

type AddressFieldProps = {
  value: string;
  onChange: (address: string) => void;
  error: string | undefined;
};

function formatHint(): string {
  const { bases, radiusKm } = clinicSettings().homeVisits;
  return texts().addressHint(
    radiusKm,
    bases.map(({ name }) => name),
  );
}

export function HomeAddressField({ value, onChange, error }: AddressFieldProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [isFocused, setIsFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { suggestions, choices, named, isUnknown } = useSuggestions(value);
  const isExpanded = isOpen && suggestions.length > 0;

  const type = (address: string) => {
    onChange(address);
    setIsOpen(true);
    setActive(-1);
  };
  const choose = (name: string) => {
    onChange(withMunicipality(value, name));
    setIsOpen(false);
    setActive(-1);
  };
  /** The pressed button disappears, so the focus goes back to the field. */
  const pick = (name: string) => {
    choose(name);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const choice = suggestions[active];
    if (move !== undefined && suggestions.length > 0) {
      setIsOpen(true);
      setActive((active + move + suggestions.length) % suggestions.length);
    } else if (event.key === 'Enter' && isExpanded && choice) choose(choice.name);
    else if (event.key === 'Escape' && isExpanded) setIsOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <div data-field='address'>
      <Field label={texts().address} hint={formatHint()} error={error}>
        {(control) => (
          <div className='relative'>
            <input
              {...control}
              ref={input}
              name='address'
              role='combobox'
              aria-expanded={isExpanded}
              aria-controls={listId}
              aria-autocomplete='list'
              aria-activedescendant={isExpanded && active >= 0 ? `${listId}-${active}` : undefined}
              autoComplete='street-address'
              maxLength={200}
              value={value}
              onChange={(event) => type(event.target.value)}
              onKeyDown={onKeyDown}
              onFocus={() => setIsFocused(true)}
              onBlur={() => {
                setIsFocused(false);
                setIsOpen(false);
              }}
              className={controlClasses}
            />
            <MunicipalityList
              id={listId}
              isOpen={isExpanded}
              municipalities={suggestions}
              active={active}
              onChoose={choose}
            />
          </div>
        )}
      </Field>
      {/* Does not repeat the field's message. The element stays in the page, so that screen readers announce the next text. */}
      <CoverageNotice
        municipality={error === undefined ? named : undefined}
        isUnknown={error === undefined && isUnknown && !isFocused}
        choices={error === undefined ? choices.length : 0}
      />
      <MunicipalityChoices municipalities={choices} onChoose={pick} />
    </div>
  );
}
