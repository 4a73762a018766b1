// Back closes the dialog on top instead of leaving the page.
//
// An open dialog has a history entry of its own: a copy of the page's entry, marked with `dialog`. It keeps the router's
// `key` and `idx`, so the router takes both for the same page. A dialog that is closed otherwise leaves its entry where it
// is, because removing it (`history.back()` is asynchronous) could undo a navigation that begins at the same moment. The
// next dialog uses it again, and Back passes over it.

type Entry = { idx?: unknown; dialog?: unknown } | null;
type OpenDialog = { close: () => void; isOpen: () => boolean };

let openDialogs: OpenDialog[] = [];
/** The entry and the address that were last seen. */
let lastSeen: { entry: Entry; href: string } | undefined;

/**
 * Gives an opened dialog its history entry.
 * @param close called on Back; a dialog that must not be interrupted stays open
 * @param isOpen whether the dialog is still open; needed if the returned function runs some time after it has closed
 * @returns a function to call when the dialog has closed
 */
export function enterDialog(close: () => void, isOpen = () => true): () => void {
  if (lastSeen === undefined) window.addEventListener('popstate', handlePop, { capture: true });
  const dialog = { close, isOpen };
  openDialogs.push(dialog);
  pushEntry();
  return () => {
    openDialogs = openDialogs.filter((other) => other !== dialog);
  };
}

/** After a navigation that began before a dialog opened: gives the open dialog an entry on the new page too. */
export function reenterDialogs(): void {
  if (openDialogs.length > 0) pushEntry();
}

function pushEntry(): void {
  const entry: Entry = window.history.state;
  if (!entry?.dialog) window.history.pushState({ ...entry, dialog: true }, '');
  lastSeen = { entry: window.history.state, href: window.location.href };
}

/** Before the router: it listens without `capture`. */
function handlePop(event: PopStateEvent): void {
  const former = lastSeen;
  const entry: Entry = event.state;
  lastSeen = { entry, href: window.location.href };
  const isBackFromDialog = former?.entry?.dialog && !entry?.dialog && entry?.idx === former.entry.idx;
  if (!isBackFromDialog) return;
  openDialogs = openDialogs.filter((dialog) => dialog.isOpen());
  const top = openDialogs.at(-1);
  if (top === undefined) {
    // Closed already: this press is for the page. Chromium ignores `back()` while its own navigation is going on.
    setTimeout(() => window.history.back());
    return;
  }
  event.stopImmediatePropagation();
  // The page may have changed its address since its entry was made.
  window.history.replaceState(entry, '', former.href);
  top.close();
  // Once it has closed. An outer dialog, or one that must not be interrupted, is still open.
  setTimeout(() => openDialogs.length > 0 && pushEntry());
}
