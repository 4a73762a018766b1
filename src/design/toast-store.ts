export type ToastTone = 'info' | 'success' | 'danger';
export type ToastMessage = { title: string; description?: string; tone?: ToastTone };
export type ToastEntry = Required<Pick<ToastMessage, 'title' | 'tone'>> & {
  id: number;
  description: string | undefined;
  open: boolean;
};

/** How long a toast stays on the screen, in ms (SPEC section 9). */
export const toastShownMs = 5000;
/** A dismissed toast leaves the store this much later, in ms (SPEC section 4): long enough for a screen reader to have read it. */
export const toastKeptMs = 1_000_000;

let entries: readonly ToastEntry[] = [];
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function publish(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

/** Shows a message; the one that was shown, if any, gives way. Callable from anywhere in the browser. Returns its id. */
export function toast({ title, description, tone = 'info' }: ToastMessage): number {
  clearTimeout(removal);
  const id = nextId++;
  publish([{ id, title, description, tone, open: true }]);
  return id;
}

/** Closes a message (all without `id`). It stays in the store, closed, for `toastKeptMs`. */
export function dismissToast(id?: number): void {
  const closes = (entry: ToastEntry) => entry.open && (id === undefined || entry.id === id);
  if (!entries.some(closes)) return;
  publish(entries.map((entry) => (closes(entry) ? { ...entry, open: false } : entry)));
  clearTimeout(removal);
  removal = setTimeout(() => publish([]), toastKeptMs);
}

/** For `useSyncExternalStore`: the toasts, at most one. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly ToastEntry[] => entries,
};
