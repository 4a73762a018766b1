import { expect, it } from 'vitest';
import { ApiError } from '#platform/api/client.ts';
import { signingRefusals } from '../contract.ts';
import { describeSigningFailure } from './signing-form.tsx';

const over = new ApiError(
  410,
  JSON.stringify({ code: 'link_over', message: signingRefusals.link_over.message }),
);

it('never says that nothing was signed after a lost response', () => {
  expect(describeSigningFailure(new TypeError('Failed to fetch'), false).title).toBe(
    'No sabemos si ha llegado',
  );
  expect(describeSigningFailure(over, true).title).toBe('Puede que ya esté firmado');
  expect(describeSigningFailure(over, false)).toEqual({
    title: 'No se ha firmado',
    description: signingRefusals.link_over.message,
  });
});
