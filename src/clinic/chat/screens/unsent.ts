import { ApiError, messageOf } from '#platform/api/client.ts';
import { readFromTab, removeFromTab, saveInTab } from '#platform/browser/tab-storage.ts';
import { newKey } from '#platform/idempotency/open-request.ts';
import { isObject } from '#platform/json.ts';

/** What has been typed and is not there yet. `why`: it was refused, and stays until somebody decides. */
export type Unsent = { id: string; text: string; at: string; why?: string };

/** So long until it is tried again, in ms: doubling, at most half a minute. */
const [firstWaitMs, longestWaitMs] = [1_000, 30_000];
/** Passing refusals: too many at once, a session that has to be opened again, a server that is away. */
const passing = [401, 408, 423, 429];

type Options = {
  /** Where this tab keeps it; under 'mine:', so that it goes when its person does. */
  place: string;
  /** Resolves once the message has arrived. */
  send: (message: { id: string; text: string }) => Promise<unknown>;
  changed: (all: readonly Unsent[]) => void;
};

/**
 * Sends what is typed, one after the other in the order of typing, and again with the same id where nobody knows whether it has
 * arrived. Kept in the tab until it has.
 */
export function createUnsent({ place, send, changed }: Options) {
  let all: readonly Unsent[] = kept(place);
  let isSending = false;
  let isOver = false;
  let waitMs = firstWaitMs;
  let again: ReturnType<typeof setTimeout> | undefined;

  const set = (next: readonly Unsent[]) => {
    all = next;
    if (all.length === 0) removeFromTab(place);
    else saveInTab(place, { all }, new Date());
    changed(all);
  };
  const without = (id: string) => all.filter((one) => one.id !== id);
  const waitAndRetry = () => {
    // Kept afresh: what waits for the network is no older than the wish to send it.
    set(all);
    again = setTimeout(() => void flush(), waitMs);
    waitMs = Math.min(2 * waitMs, longestWaitMs);
  };

  /** Tries to send all that waits. */
  async function flush(): Promise<void> {
    clearTimeout(again);
    if (isSending || isOver) return;
    isSending = true;
    try {
      for (let next = firstOf(all); next !== undefined && !isOver; next = firstOf(all)) {
        const { id, text } = next;
        try {
          await send({ id, text });
          waitMs = firstWaitMs;
          if (!isOver) set(without(id));
        } catch (error) {
          if (isOver) return;
          if (!isRefused(error)) return waitAndRetry();
          const why = messageOf(error) ?? 'No se ha podido enviar.';
          set(all.map((one) => (one.id === id ? { ...one, why } : one)));
        }
      }
    } finally {
      isSending = false;
    }
  }

  return {
    flush,
    all: () => all,
    add(text: string) {
      set([...all, { id: newId(), text, at: new Date().toISOString() }]);
      return flush();
    },
    /** Once more, though it was refused. */
    retry(id: string) {
      set(all.map((one) => (one.id === id ? { id, text: one.text, at: one.at } : one)));
      return flush();
    },
    drop: (id: string) => set(without(id)),
    /** The page is there, for the first time or again. */
    begin() {
      isOver = false;
    },
    /** The page is left; what waits stays in the tab. */
    end() {
      isOver = true;
      clearTimeout(again);
    },
  };
}

const firstOf = (all: readonly Unsent[]) => all.find(({ why }) => why === undefined);
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !passing.includes(error.status);

function kept(place: string): Unsent[] {
  const all = readFromTab(place, new Date())?.all;
  return Array.isArray(all)
    ? all.flatMap((one) =>
        isObject(one)
          ? [
              {
                ...{ id: String(one.id), text: String(one.text), at: String(one.at) },
                ...(typeof one.why === 'string' && { why: one.why }),
              },
            ]
          : [],
      )
    : [];
}

/** 128 random bits as a UUID. Not `randomUUID`, which pages without https do not have. */
function newId(): string {
  const hex = newKey();
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
