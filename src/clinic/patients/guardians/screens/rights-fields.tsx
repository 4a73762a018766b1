import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import type { GuardianRights } from '../api.ts';
import { texts } from './texts.ts';

/** 'Sin contacto' (no letters, no calls) excludes the other rights. */
export function RightsFields({
  rights,
  setRights,
}: {
  rights: GuardianRights;
  setRights: (rights: GuardianRights) => void;
}) {
  const others = ['mayBook', 'getsNotices', 'mayAskForRecord', 'pays'] as const;
  const setNoContact = (hasNoContact: boolean) =>
    setRights(
      hasNoContact
        ? { ...rights, mayBook: false, getsNotices: false, mayAskForRecord: false, hasNoContact }
        : { ...rights, hasNoContact },
    );
  return (
    <fieldset>
      <legend className='font-[650]'>{texts().whatTheyMayDo}</legend>
      {others.map((right) => (
        <CheckboxField
          key={right}
          label={texts().rights[right]}
          checked={rights[right]}
          disabled={rights.hasNoContact && right !== 'pays'}
          onChange={({ target }) => setRights({ ...rights, [right]: target.checked })}
        />
      ))}
      <CheckboxField
        label={texts().rights.hasNoContact}
        hint={texts().noContactHint}
        checked={rights.hasNoContact}
        onChange={({ target }) => setNoContact(target.checked)}
      />
    </fieldset>
  );
}
