import { expect, test } from 'vitest';
import { ApiError } from '../api/client.ts';
import { failureWords } from './failure-words.ts';
import { AnswerLost } from './lost-answer.ts';

const titleOf = (error: unknown) => failureWords(error, { refused: 'No se ha enviado' }).title;

test('says that nothing was done only for refusals; without a response the outcome is unknown', () => {
  expect(titleOf(new ApiError(409, '{"message":"Ya está enviado."}'))).toBe('No se ha enviado');
  expect(titleOf(new ApiError(500, '{"code":"internal"}'))).toBe('No se ha enviado');
  for (const lost of [new TypeError('Failed to fetch'), new AnswerLost(), new ApiError(502, '<html>')])
    expect(titleOf(lost)).toBe('No sabemos si ha llegado');
});

test("prefers the server's message, then the form's, then the likeliest reason", () => {
  const otherwise = 'Mira antes si ya sale arriba.';
  const saidOf = (error: unknown, ours?: string) =>
    failureWords(error, { refused: '', ...(ours === undefined ? {} : { otherwise: ours }) }).description;
  expect(saidOf(new ApiError(409, '{"message":"Ya está enviado."}'), otherwise)).toBe('Ya está enviado.');
  expect(saidOf(new AnswerLost(), otherwise)).toBe(otherwise);
  expect(saidOf(new AnswerLost())).toContain('Puede ser la conexión');
});
