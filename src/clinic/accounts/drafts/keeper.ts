import { keepAfterMs } from './terms.ts';

/** What is to be kept at the next pause, by form. Nothing of it is written into the browser. */
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; keep: () => Promise<unknown> }>();

/** What is on its way, by form: what forgets it has to come after it. */
const onTheWay = new Map<string, Promise<unknown>>();

function send(place: string, keep: () => Promise<unknown>): Promise<unknown> {
  const sent = keep().catch(() => undefined);
  onTheWay.set(place, sent);
  return sent;
}

/** When what was sent of a form has been answered. */
export const settled = async (place: string): Promise<void> => void (await onTheWay.get(place));

type Wish = {
  /** Who is at the panel now. */
  who: () => number | undefined;
  keep: () => Promise<unknown>;
  /** Once it is kept: its person has it here, too. */
  onKept: () => void;
};

/**
 * Keeps something once its person pauses; what came before of the same form is void. Once a colleague has the desk it is not
 * sent as theirs, and an answer that comes only then says nothing here.
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

/** What waits of a form is not kept: it is finished, or somebody else may be there. */
export function leaveOut(place: string): void {
  clearTimeout(waiting.get(place)?.timer);
  waiting.delete(place);
}

/** Keeps at once what waits: before the screen is locked, while its person is still there. A failure does not hold up the lock. */
export async function keepNow(): Promise<void> {
  const all = [...waiting];
  for (const [place] of all) leaveOut(place);
  await Promise.all(all.map(([place, { keep }]) => send(place, keep)));
}
