import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, toast, toastKeptMs, toastStore } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  dismissToast();
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a message is shown with a neutral tone unless it says otherwise', () => {
  toast({ title: 'Cita guardada' });
  expect(toastStore.read()).toMatchObject([{ title: 'Cita guardada', tone: 'info', open: true }]);
});

test('a new message takes the place of the one that is shown', () => {
  toast({ title: 'Primero' });
  toast({ title: 'Segundo', tone: 'danger' });
  expect(toastStore.read().map((entry) => entry.title)).toEqual(['Segundo']);
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
