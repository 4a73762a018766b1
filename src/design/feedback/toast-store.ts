type ToastTone = 'info' | 'success' | 'danger';
export type ToastMessage = { title: string; description?: string; tone?: ToastTone };
export type ToastEntry = Required<Pick<ToastMessage, 'title' | 'tone'>> & {
  id: number;
  description: string | undefined;
  open: boolean;
};

/** How long a toast stays on the screen, in ms. */
export const toastShownMs = 5000;
/** How long it stays at least before the next one takes its place, in ms: its title can be read in that time. */
export const toastLeastMs = 2000;
/** A dismissed toast leaves the store this much later, in ms: long enough for a screen reader to have read it. */
export const toastKeptMs = 1_000_000;
/** More than a few would still be speaking of what was done a quarter of a minute ago. */
const mostWaiting = 3;

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
 * Shows a message, or lets it wait until the shown one has had its two seconds: one at a time. The same
 * message twice is one; an error goes before the news that wait, which are stale then. Callable from anywhere in the
 * browser. Returns its id.
 */
export function toast({ title, description, tone = 'info' }: ToastMessage): number {
  const entry: ToastEntry = { id: nextId++, title, description, tone, open: true };
  const [shown] = entries;
  if (shown?.open !== true || isSame(shown, entry)) show(entry);
  else {
    waiting = inLine(entry);
    showNext();
  }
  return entry.id;
}

/** Closes a message (all without `id`), shown or waiting. It stays in the store, closed, for `toastKeptMs`. */
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
  removal = setTimeout(() => publish([]), toastKeptMs);
}

/** Somebody is on the shown message, with the pointer or the keyboard: news wait, an error does not. */
export function pauseToasts(): void {
  isPaused = true;
  showNext();
}

/** They have left it. */
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

/** The next one takes the place as soon as it may. */
function showNext() {
  clearTimeout(timer);
  const [next] = waiting;
  if (next === undefined || (isPaused && next.tone !== 'danger')) return;
  const wait = shownAt + toastLeastMs - performance.now();
  if (wait > 0) timer = setTimeout(showNext, wait);
  else show(next);
}

const isSame = (one: ToastEntry, other: ToastEntry) =>
  one.title === other.title && one.description === other.description && one.tone === other.tone;

/** Those that wait, with one more: errors stay and stand first; of the others the newest. */
function inLine(entry: ToastEntry): readonly ToastEntry[] {
  const others = waiting.filter((other) => !isSame(other, entry));
  const errors = others.filter(({ tone }) => tone === 'danger');
  if (entry.tone === 'danger') return [...errors, entry].slice(-mostWaiting);
  const news = [...others.filter(({ tone }) => tone !== 'danger'), entry];
  return [...errors, ...news.slice(-Math.max(1, mostWaiting - errors.length))];
}

/** For `useSyncExternalStore`: the toasts, at most one. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly ToastEntry[] => entries,
};
