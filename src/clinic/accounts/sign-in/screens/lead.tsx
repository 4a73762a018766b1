import { useSyncExternalStore } from 'react';
import { keptUntilSignedIn } from '#clinic/accounts/terms.ts';
import { deviceNow } from '#platform/browser/clock.ts';
import { readFromTab } from '#platform/browser/tab-storage.ts';
import { routes } from '#platform/paths.ts';

/** Above the forms: the visitor's destination, and whether their earlier choice is stored. */
export function Lead({ destination }: { destination: string }) {
  const lead = leads[destination];
  return (
    <p className='mt-3 max-w-text text-ink-soft docked:mt-1.5 docked:leading-snug'>
      {lead?.words ?? 'Entra para ver y reservar tus consultas. Si es tu primera vez, crea una cuenta.'}
      {lead && <Kept name={lead.kept} words={lead.whenKept} />}
    </p>
  );
}

type KeptName = (typeof keptUntilSignedIn)[keyof typeof keptUntilSignedIn];
type LeadWords = { words: string; kept: KeptName; whenKept: string };

const toPlans: LeadWords = {
  words: 'Entra en tu cuenta, o crea una, y sigues con tu plan.',
  kept: keptUntilSignedIn.plan,
  whenKept: 'El plan que habías elegido te espera.',
};
/** Texts per destination; plans are sold on the home page and on the plans page. */
const leads: Record<string, LeadWords> = {
  [routes.appointments]: {
    words: 'Crea una cuenta, o entra en la tuya, y sigues reservando.',
    kept: keptUntilSignedIn.appointment,
    whenKept: 'Lo que habías elegido te espera; la hora aún no es tuya.',
  },
  [routes.plans]: toPlans,
  [routes.home]: toPlans,
};

const never = () => () => {};

/** The server cannot read the tab's storage, so this appears after hydration. */
function Kept({ name, words }: { name: KeptName; words: string }) {
  const isKept = useSyncExternalStore(
    never,
    () => readFromTab(name, deviceNow()) !== undefined,
    () => false,
  );
  return isKept && ` ${words}`;
}
