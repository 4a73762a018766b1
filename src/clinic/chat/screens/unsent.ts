import { ApiError, messageOf } from '#platform/api/client.ts';
import { deviceNow, presentNow } from '#platform/browser/clock.ts';
import { closeRequest, newKey, openRequest, openWish } from '#platform/idempotency/open-request.ts';
import { isObject } from '#platform/json.ts';

/** What has been typed and is not there yet. `why`: it was refused, and stays until somebody decides. */
export type Unsent = { id: string; text: string; at: string; why?: string };

/** So long until it is tried again, in ms: doubling, at most half a minute. */
const firstWaitMs = 1_000;
const longestWaitMs = 30_000;
/** Passing refusals: too many at once, a session that has to be opened again, a server that is away. */
const passing = [401, 408, 423, 429];

type Options = {
  /** Under which name this tab keeps it, among what is open for its person: it goes when they do. */
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
  const list = listIn(place, changed);
  let isSending = false;
  let isOver = false;
  let waitMs = firstWaitMs;
  let again: ReturnType<typeof setTimeout> | undefined;

  const waitAndRetry = () => {
    list.set(list.all());
    again = setTimeout(() => void flush(), waitMs);
    waitMs = Math.min(2 * waitMs, longestWaitMs);
  };

  /** Tries to send all that waits. */
  async function flush(): Promise<void> {
    clearTimeout(again);
    if (isSending || isOver) return;
    isSending = true;
    for (let next = list.first(); next !== undefined; next = list.first()) {
      const outcome = await tryToSend(next, send);
      if (isOver) break;
      if (outcome === 'later') {
        waitAndRetry();
        break;
      }
      if (outcome === 'sent') list.drop(next.id);
      else list.refuse(next.id, outcome.why);
      waitMs = firstWaitMs;
    }
    isSending = false;
  }

  return {
    flush,
    all: list.all,
    add(text: string) {
      list.set([...list.all(), { id: newId(), text, at: presentNow().toISOString() }]);
      return flush();
    },
    /** Once more, though it was refused. */
    retry(id: string) {
      list.refuse(id, undefined);
      return flush();
    },
    drop: list.drop,
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

/** What waits, as this tab keeps it. */
function listIn(place: string, changed: Options['changed']) {
  let all: readonly Unsent[] = kept(place);
  const set = (next: readonly Unsent[]) => {
    all = next;
    // Anew, and so kept afresh: what waits for the network is no older than the wish to send it.
    closeRequest(place);
    if (all.length > 0) openRequest(place, all, deviceNow());
    changed(all);
  };
  return {
    set,
    all: () => all,
    first: () => all.find(({ why }) => why === undefined),
    drop: (id: string) => set(all.filter((one) => one.id !== id)),
    refuse: (id: string, why: string | undefined) =>
      set(
        all.map((one) =>
          one.id === id ? { id, text: one.text, at: one.at, ...(why === undefined ? {} : { why }) } : one,
        ),
      ),
  };
}

/** What became of it: `later` where nobody knows, or it may be tried again. */
async function tryToSend(
  { id, text }: Unsent,
  send: Options['send'],
): Promise<'sent' | 'later' | { why: string }> {
  try {
    await send({ id, text });
    return 'sent';
  } catch (error) {
    return isRefused(error) ? { why: messageOf(error) ?? 'No se ha podido enviar.' } : 'later';
  }
}

const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !passing.includes(error.status);

function kept(place: string): Unsent[] {
  const all = openWish(place, deviceNow());
  return Array.isArray(all)
    ? all.flatMap((one) =>
        isObject(one)
          ? [
              {
                id: String(one.id),
                text: String(one.text),
                at: String(one.at),
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
