import { expect, test } from 'vitest';
import { ApiError } from '#platform/api/client.ts';
import { ResponseLost } from '#platform/idempotency/lost-response.ts';
import { RetryAbandoned } from '#platform/idempotency/retry-until-known.ts';
import { describeRefusal } from './use-refusal.ts';

const otherwise = { title: 'Error al cancelar la cita', text: 'La cita sigue en pie.' };
const titleOf = (error: unknown) => describeRefusal(error, otherwise)?.title;

test('reports a refusal only if the server refused', () => {
  expect(describeRefusal(new ApiError(409, '{"message":"Ya está cancelada."}'), otherwise)).toEqual({
    title: 'Error al cancelar la cita',
    text: 'Ya está cancelada.',
  });
  expect(describeRefusal(new ApiError(500, '{"code":"internal"}'), otherwise)).toEqual(otherwise);
  expect(titleOf(new ApiError(401, '{}'))).toBe('Tu sesión ha terminado');
  expect(titleOf(new ResponseLost())).toBe('No sabemos si ha llegado');
});

test('reports nothing once the request has been abandoned', () => {
  expect(describeRefusal(new RetryAbandoned(), otherwise)).toBeUndefined();
});
