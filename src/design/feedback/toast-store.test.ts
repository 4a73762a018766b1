import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  dismissToast,
  pauseToasts,
  resumeToasts,
  toast,
  toastMinMs,
  toastRetentionMs,
  toastStore,
} from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Left over from another test file of this process.
  dismissToast();
});

afterEach(() => {
  resumeToasts();
  dismissToast();
  vi.runAllTimers();
  vi.useRealTimers();
});

const shown = () =>
  toastStore
    .read()
    .filter(({ open }) => open)
    .map(({ title }) => title);

test('uses a neutral tone by default', () => {
  toast({ title: 'Cita guardada' });
  expect(toastStore.read()).toMatchObject([{ title: 'Cita guardada', tone: 'info', open: true }]);
});

describe('one toast at a time', () => {
  test('delays a second toast until the first was shown for two seconds', () => {
    expect(toastMinMs).toBe(2_000);
    toast({ title: '¡Bienvenido!', tone: 'success' });
    vi.advanceTimersByTime(126);
    toast({ title: 'Hemos recuperado lo que elegiste', tone: 'success' });
    vi.advanceTimersByTime(toastMinMs - 127);
    expect(shown()).toEqual(['¡Bienvenido!']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual(['Hemos recuperado lo que elegiste']);
  });

  test('replaces an older toast at once', () => {
    toast({ title: 'Primero' });
    vi.advanceTimersByTime(toastMinMs);
    toast({ title: 'Segundo', tone: 'danger' });
    expect(shown()).toEqual(['Segundo']);
  });

  test('shows each waiting toast for two seconds in order', () => {
    for (const title of ['Primero', 'Segundo', 'Tercero']) toast({ title });
    const seen = [0, 1, 2].map(() => {
      const now = shown();
      vi.advanceTimersByTime(toastMinMs);
      return now;
    });
    expect(seen).toEqual([['Primero'], ['Segundo'], ['Tercero']]);
    expect(shown()).toEqual(['Tercero']);
  });

  test('shows the next toast at once when the current one is closed', () => {
    const first = toast({ title: 'Primero' });
    toast({ title: 'Segundo' });
    dismissToast(first);
    expect(shown()).toEqual(['Segundo']);
  });

  test('removes one or all waiting toasts on request', () => {
    toast({ title: 'Primero' });
    const second = toast({ title: 'Segundo' });
    toast({ title: 'Tercero' });
    dismissToast(second);
    vi.advanceTimersByTime(toastMinMs);
    expect(shown()).toEqual(['Tercero']);
    toast({ title: 'Cuarto' });
    dismissToast();
    vi.advanceTimersByTime(toastMinMs);
    expect(shown()).toEqual([]);
  });
});

describe('the queue of toasts', () => {
  test('lets an error wait only for the current toast, and drops older waiting successes', () => {
    toast({ title: 'Pago completado', tone: 'success' });
    toast({ title: '¡Bienvenido!', tone: 'success' });
    toast({ title: 'Error al crear la cita', tone: 'danger' });
    vi.advanceTimersByTime(toastMinMs);
    expect(shown()).toEqual(['Error al crear la cita']);
    vi.advanceTimersByTime(toastMinMs);
    expect(shown()).toEqual(['Error al crear la cita']);
  });

  test('keeps a waiting error when later toasts arrive', () => {
    toast({ title: 'Primero' });
    toast({ title: 'Error', tone: 'danger' });
    for (const title of ['Segundo', 'Tercero', 'Cuarto', 'Quinto']) toast({ title });
    vi.advanceTimersByTime(toastMinMs);
    expect(shown()).toEqual(['Error']);
  });

  test('keeps at most three, dropping the oldest others', () => {
    for (const title of ['1', '2', '3', '4', '5']) toast({ title });
    const seen = [1, 2, 3, 4].map(() => {
      const now = shown();
      vi.advanceTimersByTime(toastMinMs);
      return now;
    });
    expect(seen).toEqual([['1'], ['3'], ['4'], ['5']]);
  });

  test('merges repeated toasts and restarts their time', () => {
    const first = toast({ title: 'Revisa tu reserva', tone: 'danger' });
    vi.advanceTimersByTime(100);
    const second = toast({ title: 'Revisa tu reserva', tone: 'danger' });
    expect(toastStore.read()).toMatchObject([{ id: second, title: 'Revisa tu reserva', open: true }]);
    expect(second).not.toBe(first);
    toast({ title: 'Otro' });
    toast({ title: 'Otro' });
    vi.advanceTimersByTime(toastMinMs);
    expect(shown()).toEqual(['Otro']);
    dismissToast(toastStore.read()[0]?.id);
    expect(shown()).toEqual([]);
  });
});

describe('while the current toast has pointer or focus', () => {
  test('other toasts wait until it is left', () => {
    toast({ title: 'Primero' });
    pauseToasts();
    toast({ title: 'Segundo' });
    vi.advanceTimersByTime(20_000);
    expect(shown()).toEqual(['Primero']);
    resumeToasts();
    expect(shown()).toEqual(['Segundo']);
  });

  test('an error is shown after two seconds at most', () => {
    toast({ title: 'Primero' });
    pauseToasts();
    toast({ title: 'Error', tone: 'danger' });
    vi.advanceTimersByTime(toastMinMs);
    expect(shown()).toEqual(['Error']);
  });
});

test('closes a dismissed toast at once and removes it after about a thousand seconds', () => {
  dismissToast(toast({ title: 'Pago completado' }));
  expect(toastStore.read()).toMatchObject([{ open: false }]);
  vi.advanceTimersByTime(toastRetentionMs - 1);
  expect(toastStore.read()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toastStore.read()).toHaveLength(0);
});

test('does not remove a newer toast together with an old one', () => {
  dismissToast(toast({ title: 'Primero' }));
  vi.advanceTimersByTime(toastRetentionMs - 1);
  toast({ title: 'Segundo' });
  vi.advanceTimersByTime(toastRetentionMs);
  expect(toastStore.read()).toMatchObject([{ title: 'Segundo', open: true }]);
});

test('leaves the current toast alone when a replaced one is dismissed', () => {
  const first = toast({ title: 'Primero' });
  vi.advanceTimersByTime(toastMinMs);
  toast({ title: 'Segundo' });
  dismissToast(first);
  expect(toastStore.read()).toMatchObject([{ title: 'Segundo', open: true }]);
});

test('notifies listeners of every change until they unsubscribe', () => {
  const heard = vi.fn();
  const leave = toastStore.subscribe(heard);
  const id = toast({ title: 'Hola' });
  dismissToast(id);
  dismissToast(id);
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  toast({ title: 'Adiós' });
  expect(heard).toHaveBeenCalledTimes(2);
});
