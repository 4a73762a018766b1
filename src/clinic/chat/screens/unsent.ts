import { ApiError, problemMessage } from '#platform/api/client.ts';
import { deviceNow, presentNow } from '#platform/browser/clock.ts';
import {
  closeRequest,
  findOpenRequestBody,
  newKey,
  openRequest,
} from '#platform/idempotency/open-request.ts';
import { isObject } from '#platform/json.ts';
import { texts } from './texts.ts';

/**
 * A typed message that has not arrived yet. `why`: reason of a refusal; it stays until the user retries or
 * removes it.
 */
export type Unsent = { id: string; text: string; at: string; why?: string };

/** First retry delay in ms; doubles up to half a minute. */
const minRetryMs = 1_000;
const maxRetryMs = 30_000;
/** Temporary refusals: timeout, too many requests, or a session that has to be opened or unlocked again. */
const retryableStatuses = [401, 408, 423, 429];

type Options = {
  /** Storage key in this tab, among the user's open forms: cleared with them. */
  place: string;
  /** Resolves once the message has arrived. */
  send: (message: { id: string; text: string }) => Promise<unknown>;
  changed: (all: readonly Unsent[]) => void;
};

/**
 * Sends typed messages one at a time in order, and repeats one with the same id if its arrival is unknown.
 * The tab stores them until they have arrived.
 */
export function createUnsent({ place, send, changed }: Options) {
  const list = createStoredList(place, changed);
  let isSending = false;
  let isOver = false;
  let waitMs = minRetryMs;
  let again: ReturnType<typeof setTimeout> | undefined;

  const waitAndRetry = () => {
    list.set(list.all());
    again = setTimeout(() => void flush(), waitMs);
    waitMs = Math.min(2 * waitMs, maxRetryMs);
  };

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
      waitMs = minRetryMs;
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
    /** Retries a refused message. */
    retry(id: string) {
      list.refuse(id, undefined);
      return flush();
    },
    drop: list.drop,
    /** The page is mounted, for the first time or again. */
    begin() {
      isOver = false;
    },
    /** The page is unmounted; unsent messages stay in the tab. */
    end() {
      isOver = true;
      clearTimeout(again);
    },
  };
}

function createStoredList(place: string, changed: Options['changed']) {
  let all: readonly Unsent[] = readStoredUnsent(place);
  const set = (next: readonly Unsent[]) => {
    all = next;
    // Closed and opened again to renew its age: unsent messages must not expire while they wait for the
    // network.
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

/** `later`: the outcome is unknown or the refusal is temporary. */
async function tryToSend(
  { id, text }: Unsent,
  send: Options['send'],
): Promise<'sent' | 'later' | { why: string }> {
  try {
    await send({ id, text });
    return 'sent';
  } catch (error) {
    return isRefused(error) ? { why: problemMessage(error) ?? texts().notSent } : 'later';
  }
}

const isRefused = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !retryableStatuses.includes(error.status);

function readStoredUnsent(place: string): Unsent[] {
  const all = findOpenRequestBody(place, deviceNow());
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

/** 128 random bits as a UUID. Not `randomUUID`, which requires https. */
function newId(): string {
  const hex = newKey();
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
