import { useSyncExternalStore } from 'react';
import { signInStorageKeys } from '#clinic/accounts/terms.ts';
import { deviceNow } from '#platform/browser/clock.ts';
import { readFromTab } from '#platform/browser/tab-storage.ts';
import { routes } from '#platform/paths.ts';

/** Above the forms: the visitor's destination, and whether their earlier choice is stored. */
export function SignInLead({ destination }: { destination: string }) {
  const lead = leads[destination];
  return (
    <p className='mt-3 max-w-text text-ink-soft docked:mt-1.5 docked:leading-snug'>
      {lead?.words ?? 'Entra para ver y reservar tus consultas. Si es tu primera vez, crea una cuenta.'}
      {lead && <StoredChoiceNotice name={lead.kept} words={lead.whenKept} />}
    </p>
  );
}

type StoredChoice = (typeof signInStorageKeys)[keyof typeof signInStorageKeys];
type LeadText = { words: string; kept: StoredChoice; whenKept: string };

const plansLead: LeadText = {
  words: 'Entra en tu cuenta, o crea una, y sigues con tu plan.',
  kept: signInStorageKeys.plan,
  whenKept: 'El plan que habías elegido te espera.',
};
/** Texts per destination; plans are sold on the home page and on the plans page. */
const leads: Record<string, LeadText> = {
  [routes.appointments]: {
    words: 'Crea una cuenta, o entra en la tuya, y sigues reservando.',
    kept: signInStorageKeys.appointment,
    whenKept: 'Lo que habías elegido te espera; la hora aún no es tuya.',
  },
  [routes.plans]: plansLead,
  [routes.home]: plansLead,
};

const subscribeNever = () => () => {};

/** The server cannot read the tab's storage, so this appears after hydration. */
function StoredChoiceNotice({ name, words }: { name: StoredChoice; words: string }) {
  const isStored = useSyncExternalStore(
    subscribeNever,
    () => readFromTab(name, deviceNow()) !== undefined,
    () => false,
  );
  return isStored && ` ${words}`;
}
