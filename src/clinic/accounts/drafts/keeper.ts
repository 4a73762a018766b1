import { keepAfterMs } from './terms.ts';

/** Drafts to store at the next pause, by form. Nothing is written to the browser's storage. */
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; keep: () => Promise<unknown> }>();

/** Requests in progress, by form: deleting a draft must wait for them. */
const onTheWay = new Map<string, Promise<unknown>>();

function send(place: string, keep: () => Promise<unknown>): Promise<unknown> {
  const sent = keep().catch(() => undefined);
  onTheWay.set(place, sent);
  return sent;
}

/** Resolves when the form's pending request has a response. */
export const settled = async (place: string): Promise<void> => void (await onTheWay.get(place));

type Wish = {
  /** The current user of the panel. */
  who: () => number | undefined;
  keep: () => Promise<unknown>;
  /** Called once it is stored, to update the local copy of the same user. */
  onKept: () => void;
};

/**
 * Stores a draft once the user pauses; replaces the previous pending one of the form. If a colleague takes
 * over the desk first, it is not
 * sent as theirs, and a late response does not call `onKept`.
 */
export function keepAtPause(place: string, { who, keep: keepWords, onKept }: Wish): void {
  leaveOut(place);
  const person = who();
  const keep = async () => {
    if (who() !== person) return;
    await keepWords();
    if (who() === person) onKept();
  };
  const timer = setTimeout(() => {
    waiting.delete(place);
    void send(place, keep);
  }, keepAfterMs);
  waiting.set(place, { timer, keep });
}

/** Discards the pending draft of a form: the form is done, or the user may have changed. */
export function leaveOut(place: string): void {
  clearTimeout(waiting.get(place)?.timer);
  waiting.delete(place);
}

/**
 * Stores pending drafts at once, before the screen locks, while their user is still signed in. A failure does
 * not delay the lock.
 */
export async function keepNow(): Promise<void> {
  const all = [...waiting];
  for (const [place] of all) leaveOut(place);
  await Promise.all(all.map(([place, { keep }]) => send(place, keep)));
}
