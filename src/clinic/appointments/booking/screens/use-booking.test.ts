import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookingRequestName } from '#clinic/appointments/api.ts';
import { readDraft, saveDraft } from '#clinic/appointments/booking/screens/draft.ts';
import { toastStore } from '#design/feedback/toast-store.ts';
import { ApiError } from '#platform/api/client.ts';
import { ResponseLost } from '#platform/idempotency/lost-response.ts';
import { closeAllRequests, openRequest } from '#platform/idempotency/open-request.ts';
import { saveFormForSignIn, toFailure } from './use-booking.ts';

const now = new Date();
const values = {
  type: 'office',
  professionalId: 1,
  date: '2027-01-12',
  time: '09:00',
  address: '',
  notes: 'Lo que escribí.',
  childBirthDate: '',
  guardian: false,
} as Parameters<typeof saveFormForSignIn>[0];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  closeAllRequests();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('keeps the form before sign-in and says that the slot is not reserved', () => {
  expect([saveFormForSignIn(values, now), readDraft(now)]).toEqual(['kept', expect.objectContaining(values)]);
  expect(toastStore.read().at(-1)).toMatchObject({
    title: 'Inicia sesión para continuar',
    description: 'Guardamos lo que has elegido; la hora aún no es tuya.',
  });
});

test('removes the draft if the booking may have arrived', () => {
  saveDraft(values, now);
  openRequest(bookingRequestName, { userId: 7, body: {} }, now);
  expect([saveFormForSignIn(values, now), readDraft(now)]).toEqual(['in-doubt', undefined]);
});

test('reports a lost response as unknown, not as a refusal', () => {
  expect(toFailure(new ResponseLost()).failure).toMatchObject({
    isUnknown: true,
    message: expect.stringContaining('mira en tu perfil'),
  });
  const { failure } = toFailure(new ApiError(409, '{"message":"Ocupada."}'));
  expect(failure).toMatchObject({ isUnknown: false, message: 'Ocupada.' });
});
