import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import type { GuardianRights } from '../api.ts';

const rightLabels: Record<keyof GuardianRights, string> = {
  mayBook: 'Puede reservar y cambiar citas',
  pays: 'Paga',
  getsNotices: 'Recibe los avisos',
  mayAskForRecord: 'Puede pedir la historia',
  hasNoContact: 'Sin contacto',
};

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
      <legend className='font-[650]'>Qué puede hacer</legend>
      {others.map((right) => (
        <CheckboxField
          key={right}
          label={rightLabels[right]}
          checked={rights[right]}
          disabled={rights.hasNoContact && right !== 'pays'}
          onChange={({ target }) => setRights({ ...rights, [right]: target.checked })}
        />
      ))}
      <CheckboxField
        label={rightLabels.hasNoContact}
        hint='No recibe nada ni se le da información.'
        checked={rights.hasNoContact}
        onChange={({ target }) => setNoContact(target.checked)}
      />
    </fieldset>
  );
}
