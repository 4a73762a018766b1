import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Names are declared here so that a feature can refresh data of a feature that it must not import. */
type PersonalData =
  | 'absence-preview'
  | 'access-log'
  | 'agenda'
  | 'answer-templates'
  | 'answered-evaluations'
  | 'api-keys'
  | 'appointments'
  | 'assessments'
  | 'audit'
  | 'blocked'
  | 'calls'
  | 'catalogue'
  | 'catalogue-further'
  | 'catalogue-plans'
  | 'catalogue-prices'
  | 'chat'
  | 'chat-desk'
  | 'check-in-consent'
  | 'colleagues'
  | 'consent-link'
  | 'consent-texts'
  | 'consents'
  | 'contact'
  | 'credit'
  | 'crisis-protocol'
  | 'desk'
  | 'drafts'
  | 'due-at-desk'
  | 'evaluations'
  | 'failed-messages'
  | 'favourite-activities'
  | 'figures'
  | 'imports'
  | 'invoices'
  | 'joining'
  | 'launch'
  | 'money-matters'
  | 'opening'
  | 'passkeys'
  | 'people'
  | 'receipts'
  | 'recommendations'
  | 'record-requests'
  | 'sessions'
  | 'settings'
  | 'sheets'
  | 'staff'
  | 'till'
  | 'translations'
  | 'user-subscriptions'
  | 'verification'
  | 'webhooks';

type PublicData =
  | 'appointment-links'
  | 'availability'
  | 'demo-staff'
  | 'municipalities'
  | 'organization'
  | 'payments-config'
  | 'plans'
  | 'professionals'
  | 'selfcare-activities'
  | 'selfcare-categories'
  | 'services'
  | 'user'
  | 'video-room'
  | 'wallet';

/** Key of all personal data, which is dropped when the session changes. */
export const allPersonalKey = ['mine'] as const;

/** Key of personal data in the query cache. Refreshing `personalKey('people')` also refreshes all keys below it. */
export const personalKey = <const Rest extends readonly unknown[]>(data: PersonalData, ...rest: Rest) =>
  [...allPersonalKey, data, ...rest] as const;

/** Key of data that stays when the session changes. */
export const publicKey = <const Rest extends readonly unknown[]>(data: PublicData, ...rest: Rest) =>
  [data, ...rest] as const;

/** Returns a function that refreshes the given keys, and resolves when what is on screen has been loaded again. */
export function useRefresh(...keys: [QueryKey, ...QueryKey[]]) {
  const client = useQueryClient();
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
