import { expect, test } from 'vitest';
import { ApiError } from '#platform/api/client.ts';
import { AskingEnded } from '#platform/idempotency/ask-until-known.ts';
import { AnswerLost } from '#platform/idempotency/lost-answer.ts';
import { cancelRefusalOf } from './cancel-step.tsx';

test('says that nothing was cancelled only when that is certain', () => {
  expect(cancelRefusalOf(new AnswerLost())?.title).toBe('No sabemos si ha llegado');
  expect(cancelRefusalOf(new ApiError(409, '{"message":"Ya estaba cancelado."}'))).toEqual({
    title: 'No se ha podido cancelar',
    text: 'Ya estaba cancelado.',
  });
  expect(cancelRefusalOf(new ApiError(500, '{"code":"internal"}'))?.title).toBe('No se ha podido cancelar');
  expect(cancelRefusalOf(new AskingEnded())).toBeUndefined();
});
