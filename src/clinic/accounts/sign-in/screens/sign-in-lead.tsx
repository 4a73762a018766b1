import { useSyncExternalStore } from 'react';
import { signInStorageKeys } from '#clinic/accounts/terms.ts';
import { deviceNow } from '#platform/browser/clock.ts';
import { readFromTab } from '#platform/browser/tab-storage.ts';
import { routes } from '#platform/paths.ts';
import { texts } from './texts.ts';

/** Above the forms: the visitor's destination, and whether their earlier choice is stored. */
export function SignInLead({ destination }: { destination: string }) {
  const lead = getLeads()[destination];
  return (
    <>
      {lead?.words ?? texts().lead.general}
      {lead && <StoredChoiceNotice name={lead.kept} words={lead.whenKept} />}
    </>
  );
}

type StoredChoice = (typeof signInStorageKeys)[keyof typeof signInStorageKeys];
type LeadText = { words: string; kept: StoredChoice; whenKept: string };

/** Texts per destination; plans are sold on the home page and on the plans page. */
function getLeads(): Record<string, LeadText> {
  const { toBooking, keptBooking, toPlans, keptPlan } = texts().lead;
  const plans = { words: toPlans, kept: signInStorageKeys.plan, whenKept: keptPlan };
  return {
    [routes.appointments]: {
      words: toBooking,
      kept: signInStorageKeys.appointment,
      whenKept: keptBooking,
    },
    [routes.plans]: plans,
    [routes.home]: plans,
  };
}

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
