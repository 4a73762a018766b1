import { describe, expect, test } from 'vitest';
import { ApiError } from '../api/client.ts';
import { failureMessages, failureReason } from './failure-messages.ts';
import { ResponseLost } from './lost-response.ts';

const titleOf = (error: unknown) => failureMessages(error, { refused: 'No se ha enviado' }).title;

test('says that nothing was done only for refusals; without a response the outcome is unknown', () => {
  expect(titleOf(new ApiError(409, '{"message":"Ya está enviado."}'))).toBe('No se ha enviado');
  expect(titleOf(new ApiError(500, '{"code":"internal"}'))).toBe('No se ha enviado');
  for (const lost of [new TypeError('Failed to fetch'), new ResponseLost(), new ApiError(502, '<html>')])
    expect(titleOf(lost)).toBe('No sabemos si ha llegado');
});

describe('failureReason', () => {
  const advice = 'Mira antes si ya sale arriba.';

  test("prefers the server's message", () => {
    expect(failureReason(new ApiError(409, '{"message":"Ya está enviado."}'), advice)).toBe(
      'Ya está enviado.',
    );
  });

  test('suspects the connection only if the server sent no reply', () => {
    const unanswered = [new TypeError('Failed to fetch'), new ResponseLost(), new ApiError(408, '')];
    for (const error of unanswered)
      expect(failureReason(error, advice)).toBe('Puede ser la conexión. Mira antes si ya sale arriba.');
  });

  test('never calls a reply of the server a lost connection', () => {
    const replies = [
      new ApiError(500, '{"code":"internal"}'),
      new ApiError(502, '<html>'),
      new ApiError(403, '{"code":"forbidden"}'),
      new ResponseLost(new ApiError(503, '')),
    ];
    for (const error of replies)
      expect(failureReason(error, advice)).toBe(
        'Es un fallo nuestro, no de tu conexión. Mira antes si ya sale arriba.',
      );
  });
});
