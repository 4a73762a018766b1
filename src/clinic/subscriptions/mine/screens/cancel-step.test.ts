import { expect, test } from 'vitest';
import { ApiError } from '#platform/api/client.ts';
import { ResponseLost } from '#platform/idempotency/lost-response.ts';
import { RetryAbandoned } from '#platform/idempotency/retry-until-known.ts';
import { cancelRefusalMessage } from './cancel-step.tsx';

test('says that nothing was cancelled only when that is certain', () => {
  expect(cancelRefusalMessage(new ResponseLost())?.title).toBe('No sabemos si ha llegado');
  expect(cancelRefusalMessage(new ApiError(409, '{"message":"Ya estaba cancelado."}'))).toEqual({
    title: 'No se ha podido cancelar',
    text: 'Ya estaba cancelado.',
  });
  expect(cancelRefusalMessage(new ApiError(500, '{"code":"internal"}'))?.title).toBe(
    'No se ha podido cancelar',
  );
  expect(cancelRefusalMessage(new RetryAbandoned())).toBeUndefined();
});
