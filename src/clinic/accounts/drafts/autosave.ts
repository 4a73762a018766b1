import { saveDelayMs } from './terms.ts';

/** Drafts to store at the next pause, by form. Nothing is written to the browser's storage. */
const pendingSaves = new Map<
  string,
  { timer: ReturnType<typeof setTimeout>; keep: () => Promise<unknown> }
>();

/** Requests in progress, by form: deleting a draft must wait for them. */
const savesInFlight = new Map<string, Promise<unknown>>();

function startSave(place: string, keep: () => Promise<unknown>): Promise<unknown> {
  const sent = keep().catch(() => undefined);
  savesInFlight.set(place, sent);
  return sent;
}

/** Resolves when the form's pending request has a response. */
export const waitForSave = async (place: string): Promise<void> => void (await savesInFlight.get(place));

type SaveOptions = {
  /** The current user of the panel. */
  who: () => number | undefined;
  keep: () => Promise<unknown>;
  /** Called once it is stored, to update the local copy of the same user. */
  onKept: () => void;
};

/**
 * Stores a draft once the user pauses; replaces the previous pending one of the form. If a colleague takes
 * over the desk first, it is not sent as theirs, and a late response does not call `onKept`.
 */
export function saveAfterPause(place: string, { who, keep: keepWords, onKept }: SaveOptions): void {
  cancelSave(place);
  const person = who();
  const keep = async () => {
    if (who() !== person) return;
    await keepWords();
    if (who() === person) onKept();
  };
  const timer = setTimeout(() => {
    pendingSaves.delete(place);
    void startSave(place, keep);
  }, saveDelayMs);
  pendingSaves.set(place, { timer, keep });
}

/** Discards the pending draft of a form: the form is done, or the user may have changed. */
export function cancelSave(place: string): void {
  clearTimeout(pendingSaves.get(place)?.timer);
  pendingSaves.delete(place);
}

/** Stores the pending draft of a form that closes, without the pause. */
export function flushSave(place: string): void {
  const pending = pendingSaves.get(place);
  if (pending === undefined) return;
  cancelSave(place);
  void startSave(place, pending.keep);
}

/**
 * Stores pending drafts at once, before the screen locks, while their user is still signed in. A failure does
 * not delay the lock.
 */
export async function flushSaves(): Promise<void> {
  const all = [...pendingSaves];
  for (const [place] of all) cancelSave(place);
  await Promise.all(all.map(([place, { keep }]) => startSave(place, keep)));
}
