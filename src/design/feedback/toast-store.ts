type ToastTone = 'info' | 'success' | 'danger';
export type ToastMessage = { title: string; description?: string; tone?: ToastTone };
export type ToastEntry = Required<Pick<ToastMessage, 'title' | 'tone'>> & {
  id: number;
  description: string | undefined;
  open: boolean;
};

/** Display time of a toast in ms. */
export const toastShownMs = 5000;
/** Minimum display time in ms before the next one, enough to read its title. */
export const toastMinMs = 2000;
/** Delay in ms before a dismissed toast leaves the store, so that a screen reader can finish. */
export const toastRetentionMs = 1_000_000;
/** Maximum queue length: more would report what happened a quarter of a minute ago. */
const maxQueued = 3;

let entries: readonly ToastEntry[] = [];
let waiting: readonly ToastEntry[] = [];
let shownAt = 0;
let isPaused = false;
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function publish(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast, or queues it until the current one was shown for two seconds. Repeated toasts are merged; an error
 * goes before waiting news, which it makes obsolete. Browser only. Returns its id.
 */
export function toast({ title, description, tone = 'info' }: ToastMessage): number {
  const entry: ToastEntry = { id: nextId++, title, description, tone, open: true };
  const [shown] = entries;
  if (shown?.open !== true || isSame(shown, entry)) show(entry);
  else {
    waiting = enqueue(entry);
    showNext();
  }
  return entry.id;
}

/** Closes a toast, or all without `id`, current or queued. It stays in the store for `toastKeptMs`. */
export function dismissToast(id?: number): void {
  waiting = id === undefined ? [] : waiting.filter((entry) => entry.id !== id);
  const [shown] = entries;
  if (shown?.open !== true || (id !== undefined && shown.id !== id)) return;
  isPaused = false;
  const [next] = waiting;
  if (next) show(next);
  else close(shown);
}

function close(shown: ToastEntry) {
  clearTimeout(timer);
  publish([{ ...shown, open: false }]);
  clearTimeout(removal);
  removal = setTimeout(() => publish([]), toastRetentionMs);
}

/** Pauses while the current toast has pointer or focus: news waits, an error does not. */
export function pauseToasts(): void {
  isPaused = true;
  showNext();
}

export function resumeToasts(): void {
  isPaused = false;
  showNext();
}

function show(entry: ToastEntry) {
  clearTimeout(removal);
  waiting = waiting.filter(({ id }) => id !== entry.id);
  shownAt = performance.now();
  publish([entry]);
  showNext();
}

function showNext() {
  clearTimeout(timer);
  const [next] = waiting;
  if (next === undefined || (isPaused && next.tone !== 'danger')) return;
  const wait = shownAt + toastMinMs - performance.now();
  if (wait > 0) timer = setTimeout(showNext, wait);
  else show(next);
}

const isSame = (one: ToastEntry, other: ToastEntry) =>
  one.title === other.title && one.description === other.description && one.tone === other.tone;

/** The queue with one more entry: errors stay and come first; of the others the newest. */
function enqueue(entry: ToastEntry): readonly ToastEntry[] {
  const others = waiting.filter((other) => !isSame(other, entry));
  const errors = others.filter(({ tone }) => tone === 'danger');
  if (entry.tone === 'danger') return [...errors, entry].slice(-maxQueued);
  const news = [...others.filter(({ tone }) => tone !== 'danger'), entry];
  return [...errors, ...news.slice(-Math.max(1, maxQueued - errors.length))];
}

/** Store for `useSyncExternalStore`, with at most one open toast. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly ToastEntry[] => entries,
};
