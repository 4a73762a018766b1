import { expect, test } from 'vitest';
import { ApiError } from '../api/client.ts';
import { failureMessages } from './failure-messages.ts';
import { ResponseLost } from './lost-response.ts';

const titleOf = (error: unknown) => failureMessages(error, { refused: 'No se ha enviado' }).title;

test('says that nothing was done only for refusals; without a response the outcome is unknown', () => {
  expect(titleOf(new ApiError(409, '{"message":"Ya está enviado."}'))).toBe('No se ha enviado');
  expect(titleOf(new ApiError(500, '{"code":"internal"}'))).toBe('No se ha enviado');
  for (const lost of [new TypeError('Failed to fetch'), new ResponseLost(), new ApiError(502, '<html>')])
    expect(titleOf(lost)).toBe('No sabemos si ha llegado');
});

test("prefers the server's message, then the form's, then the likeliest reason", () => {
  const otherwise = 'Mira antes si ya sale arriba.';
  const saidOf = (error: unknown, ours?: string) =>
    failureMessages(error, { refused: '', ...(ours === undefined ? {} : { otherwise: ours }) }).description;
  expect(saidOf(new ApiError(409, '{"message":"Ya está enviado."}'), otherwise)).toBe('Ya está enviado.');
  expect(saidOf(new ResponseLost(), otherwise)).toBe(otherwise);
  expect(saidOf(new ResponseLost())).toContain('Puede ser la conexión');
});
