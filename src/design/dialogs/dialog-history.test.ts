import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type State = Record<string, unknown> | null;

/** A browser's window with a history, as far as dialogs and the router use it. */
function fakeWindow() {
  const entries: { state: State; href: string }[] = [{ state: null, href: '/new-tab' }];
  let place = 0;
  const listeners: ((event: PopStateEvent) => void)[] = [];
  const heardByRouter: State[] = [];
  const go = (step: number) => {
    if (entries[place + step] === undefined) return;
    place += step;
    const { state, href } = entries[place] ?? { state: null, href: '' };
    location.href = href;
    let isStopped = false;
    const stopImmediatePropagation = () => {
      isStopped = true;
    };
    // Cast: only these two members are used.
    const event = { state, stopImmediatePropagation } as unknown as PopStateEvent;
    for (const listener of listeners) listener(event);
    if (!isStopped) heardByRouter.push(state);
  };
  const location = { href: '/new-tab' };
  const history = {
    get state() {
      return entries[place]?.state;
    },
    pushState(state: State, _: string, href = location.href) {
      entries.splice(place + 1, entries.length, { state, href });
      place += 1;
      location.href = href;
    },
    replaceState(state: State, _: string, href = location.href) {
      entries[place] = { state, href };
      location.href = href;
    },
    back: () => go(-1),
    forward: () => go(1),
  };
  return {
    location,
    history,
    heardByRouter,
    addEventListener: (_: string, listener: (event: PopStateEvent) => void) => void listeners.push(listener),
  };
}

let window: ReturnType<typeof fakeWindow>;
let enterDialog: typeof import('./dialog-history.ts').enterDialog;
let idx = 0;

/** As the router does. */
const goTo = (href: string) => {
  idx += 1;
  window.history.pushState({ usr: null, key: `key-${idx}`, idx }, '', href);
};

/** Opens a dialog; `isOpen` says whether it still is. */
function openDialog({ isDismissible = true } = {}) {
  const dialog = { isOpen: true, close: () => {} };
  const leave = enterDialog(
    () => isDismissible && dialog.close(),
    () => dialog.isOpen,
  );
  dialog.close = () => {
    dialog.isOpen = false;
    leave();
  };
  return dialog;
}

const back = () => {
  window.history.back();
  vi.runAllTimers();
};
const forward = () => {
  window.history.forward();
  vi.runAllTimers();
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  window = fakeWindow();
  vi.stubGlobal('window', window);
  ({ enterDialog } = await import('./dialog-history.ts'));
  goTo('/contact');
  goTo('/appointments');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('Back closes an open dialog and keeps the page, without a router event', () => {
  const dialog = openDialog();
  back();
  expect(dialog.isOpen).toBe(false);
  expect(window.location.href).toBe('/appointments');
  expect(window.heardByRouter).toEqual([]);
  back();
  expect(window.location.href).toBe('/contact');
});

test('a dialog closed otherwise needs no extra press of Back', () => {
  for (let count = 0; count < 3; count++) openDialog().close();
  back();
  expect(window.location.href).toBe('/contact');
  forward();
  expect(window.location.href).toBe('/appointments');
  back();
  expect(window.location.href).toBe('/contact');
});

test('Back leaves the page at once when a dialog has closed but its `close` event has not arrived', () => {
  // The browser hides a dialog at once and sends its `close` event some time later.
  openDialog().isOpen = false;
  back();
  expect(window.location.href).toBe('/contact');
});

test('Back closes nested dialogs one by one, the inner first', () => {
  const outer = openDialog();
  const inner = openDialog();
  back();
  expect([outer.isOpen, inner.isOpen]).toEqual([true, false]);
  back();
  expect([outer.isOpen, window.location.href]).toEqual([false, '/appointments']);
  back();
  expect(window.location.href).toBe('/contact');
});

test('a dialog that must not be interrupted stays open, however often Back is pressed', () => {
  const dialog = openDialog({ isDismissible: false });
  for (let count = 0; count < 3; count++) back();
  expect([dialog.isOpen, window.location.href]).toEqual([true, '/appointments']);
});

test('after returning to a page that was left from a dialog, one press of Back leaves it', () => {
  const dialog = openDialog();
  goTo('/plans');
  dialog.close();
  back();
  expect(window.location.href).toBe('/appointments');
  back();
  expect(window.location.href).toBe('/contact');
});

test("keeps the router's fields and a URL changed meanwhile", () => {
  openDialog().close();
  window.history.replaceState(window.history.state ?? null, '', '/appointments?day=2');
  const dialog = openDialog();
  expect(window.history.state).toEqual({ usr: null, key: `key-${idx}`, idx, dialog: true });
  back();
  expect([dialog.isOpen, window.location.href]).toEqual([false, '/appointments?day=2']);
  expect(window.history.state).toEqual({ usr: null, key: `key-${idx}`, idx });
});
