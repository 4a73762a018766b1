import { kinds } from '#clinic/services/api.ts';
import type { Kind } from '#clinic/services/contract.ts';
import type { Day, TimeOfDay } from '#platform/calendar-days.ts';

/** What the booking form holds while its person signs in. */
export type Draft = {
  type: Kind;
  professionalId: number;
  date: Day;
  time: TimeOfDay;
  address: string;
  notes: string;
  childBirthDate: string;
  guardian: boolean;
};

const key = 'pendingAppointment';
/** Long enough to open an account, short enough for a borrowed computer: the notes are confidential. */
const keptMs = 30 * 60_000;

const texts = ['type', 'date', 'time', 'address', 'notes', 'childBirthDate'] as const;

/** Reads a stored draft; undefined where it is too old, from the future, or not one of ours. */
export function parseDraft(stored: string | null, now: Date): Draft | undefined {
  try {
    const draft = JSON.parse(stored ?? '') as Draft & { savedAt: number };
    const age = now.getTime() - draft.savedAt;
    const isOurs =
      texts.every((field) => typeof draft[field] === 'string') &&
      kinds.includes(draft.type) &&
      Number.isInteger(draft.professionalId) &&
      typeof draft.guardian === 'boolean';
    return isOurs && age >= 0 && age < keptMs ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft in this tab for half an hour. False where the browser does not let us. */
export function saveDraft(draft: Draft, now: Date): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...draft, savedAt: now.getTime() }));
    setTimeout(() => readDraft(new Date()), keptMs);
    return true;
  } catch {
    return false;
  }
}

/** The kept draft; one that is too old is thrown away. */
export function readDraft(now: Date): Draft | undefined {
  try {
    const draft = parseDraft(sessionStorage.getItem(key), now);
    if (draft === undefined) clearDraft();
    return draft;
  } catch {
    return undefined;
  }
}

/** Forgets the draft: it was restored, or its person signs out. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A browser that forbids the storage holds no draft either.
  }
}
