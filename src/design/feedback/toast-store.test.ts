import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  dismissToast,
  pauseToasts,
  resumeToasts,
  toast,
  toastKeptMs,
  toastLeastMs,
  toastStore,
} from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // What another file of this process has left on the screen.
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

test('a message is shown with a neutral tone unless it says otherwise', () => {
  toast({ title: 'Cita guardada' });
  expect(toastStore.read()).toMatchObject([{ title: 'Cita guardada', tone: 'info', open: true }]);
});

describe('one message at a time', () => {
  test('a message that comes at once waits until the first has been shown for two seconds', () => {
    expect(toastLeastMs).toBe(2_000);
    toast({ title: '¡Bienvenido!', tone: 'success' });
    vi.advanceTimersByTime(126);
    toast({ title: 'Hemos recuperado lo que elegiste', tone: 'success' });
    vi.advanceTimersByTime(toastLeastMs - 127);
    expect(shown()).toEqual(['¡Bienvenido!']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual(['Hemos recuperado lo que elegiste']);
  });

  test('one that comes later takes the place of the shown one at once', () => {
    toast({ title: 'Primero' });
    vi.advanceTimersByTime(toastLeastMs);
    toast({ title: 'Segundo', tone: 'danger' });
    expect(shown()).toEqual(['Segundo']);
  });

  test('each that waits is shown for two seconds, in its turn', () => {
    for (const title of ['Primero', 'Segundo', 'Tercero']) toast({ title });
    const seen = [0, 1, 2].map(() => {
      const now = shown();
      vi.advanceTimersByTime(toastLeastMs);
      return now;
    });
    expect(seen).toEqual([['Primero'], ['Segundo'], ['Tercero']]);
    expect(shown()).toEqual(['Tercero']);
  });

  test('closing the shown one brings the next at once', () => {
    const first = toast({ title: 'Primero' });
    toast({ title: 'Segundo' });
    dismissToast(first);
    expect(shown()).toEqual(['Segundo']);
  });

  test('one that waits can be taken back, and all of them', () => {
    toast({ title: 'Primero' });
    const second = toast({ title: 'Segundo' });
    toast({ title: 'Tercero' });
    dismissToast(second);
    vi.advanceTimersByTime(toastLeastMs);
    expect(shown()).toEqual(['Tercero']);
    toast({ title: 'Cuarto' });
    dismissToast();
    vi.advanceTimersByTime(toastLeastMs);
    expect(shown()).toEqual([]);
  });
});

describe('what waits stays short and true', () => {
  test('an error waits for the shown message alone, and older successes that wait are stale', () => {
    toast({ title: 'Pago completado', tone: 'success' });
    toast({ title: '¡Bienvenido!', tone: 'success' });
    toast({ title: 'Error al crear la cita', tone: 'danger' });
    vi.advanceTimersByTime(toastLeastMs);
    expect(shown()).toEqual(['Error al crear la cita']);
    vi.advanceTimersByTime(toastLeastMs);
    expect(shown()).toEqual(['Error al crear la cita']);
  });

  test('an error that waits is not lost to what comes after it', () => {
    toast({ title: 'Primero' });
    toast({ title: 'Error', tone: 'danger' });
    for (const title of ['Segundo', 'Tercero', 'Cuarto', 'Quinto']) toast({ title });
    vi.advanceTimersByTime(toastLeastMs);
    expect(shown()).toEqual(['Error']);
  });

  test('at most three wait: of the others the oldest gives way', () => {
    for (const title of ['1', '2', '3', '4', '5']) toast({ title });
    const seen = [1, 2, 3, 4].map(() => {
      const now = shown();
      vi.advanceTimersByTime(toastLeastMs);
      return now;
    });
    expect(seen).toEqual([['1'], ['3'], ['4'], ['5']]);
  });

  test('the same message again is one message, whose time begins anew', () => {
    const first = toast({ title: 'Revisa tu reserva', tone: 'danger' });
    vi.advanceTimersByTime(100);
    const second = toast({ title: 'Revisa tu reserva', tone: 'danger' });
    expect(toastStore.read()).toMatchObject([{ id: second, title: 'Revisa tu reserva', open: true }]);
    expect(second).not.toBe(first);
    toast({ title: 'Otro' });
    toast({ title: 'Otro' });
    vi.advanceTimersByTime(toastLeastMs);
    expect(shown()).toEqual(['Otro']);
    dismissToast(toastStore.read()[0]?.id);
    expect(shown()).toEqual([]);
  });
});

describe('while somebody is on the shown message', () => {
  test('news waits until they leave it', () => {
    toast({ title: 'Primero' });
    pauseToasts();
    toast({ title: 'Segundo' });
    vi.advanceTimersByTime(20_000);
    expect(shown()).toEqual(['Primero']);
    resumeToasts();
    expect(shown()).toEqual(['Segundo']);
  });

  test('an error does not wait longer than two seconds', () => {
    toast({ title: 'Primero' });
    pauseToasts();
    toast({ title: 'Error', tone: 'danger' });
    vi.advanceTimersByTime(toastLeastMs);
    expect(shown()).toEqual(['Error']);
  });
});

test('a dismissed message is closed at once and forgotten after about a thousand seconds', () => {
  dismissToast(toast({ title: 'Pago completado' }));
  expect(toastStore.read()).toMatchObject([{ open: false }]);
  vi.advanceTimersByTime(toastKeptMs - 1);
  expect(toastStore.read()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toastStore.read()).toHaveLength(0);
});

test('the farewell of an old message does not take a newer one with it', () => {
  dismissToast(toast({ title: 'Primero' }));
  vi.advanceTimersByTime(toastKeptMs - 1);
  toast({ title: 'Segundo' });
  vi.advanceTimersByTime(toastKeptMs);
  expect(toastStore.read()).toMatchObject([{ title: 'Segundo', open: true }]);
});

test('dismissing a message that has given way leaves the shown one alone', () => {
  const first = toast({ title: 'Primero' });
  vi.advanceTimersByTime(toastLeastMs);
  toast({ title: 'Segundo' });
  dismissToast(first);
  expect(toastStore.read()).toMatchObject([{ title: 'Segundo', open: true }]);
});

test('listeners hear of every change until they leave', () => {
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
