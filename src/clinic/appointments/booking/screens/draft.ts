import { signInStorageKeys } from '#clinic/accounts/terms.ts';
import { kinds } from '#clinic/services/api.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { readFromTab, removeFromTab, saveInTab } from '#platform/browser/tab-storage.ts';
import { type Day, isDay, type TimeOfDay } from '#platform/time/calendar-days.ts';

/**
 * Booking form values during sign-in. The notes are confidential, so they are stored for half an hour only.
 */
export type Draft = {
  type: Kind;
  serviceId?: number | undefined;
  professionalId: number;
  date: Day;
  time: TimeOfDay;
  address: string;
  notes: string;
  childBirthDate: string;
  guardian: boolean;
};

const key = signInStorageKeys.appointment;
const textFields = ['type', 'date', 'time', 'address', 'notes', 'childBirthDate'] as const;

const isDraft = (kept: Record<string, unknown>): kept is Draft =>
  textFields.every((field) => typeof kept[field] === 'string') &&
  kinds.some((kind) => kind === kept.type) &&
  Number.isInteger(kept.professionalId) &&
  (kept.serviceId === undefined || Number.isInteger(kept.serviceId)) &&
  typeof kept.guardian === 'boolean' &&
  isDay(String(kept.date)) &&
  /^([01]\d|2[0-3]):[0-5]\d$/.test(String(kept.time)) &&
  (kept.childBirthDate === '' || isDay(String(kept.childBirthDate)));

/**
 * Stores a draft in this tab for half an hour.
 * @returns false if the browser refuses
 */
export const saveDraft = (draft: Draft, now: Date): boolean => saveInTab(key, draft, now);

/** The stored draft; discards one that is too old, from the future or invalid. */
export function readDraft(now: Date): Draft | undefined {
  const kept = readFromTab(key, now);
  if (kept === undefined || isDraft(kept)) return kept;
  removeFromTab(key);
  return undefined;
}

export const clearDraft = (): void => removeFromTab(key);
