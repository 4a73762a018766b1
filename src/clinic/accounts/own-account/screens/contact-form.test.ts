import { expect, test } from 'vitest';
import { ApiError } from '#platform/api/client.ts';
import { toFieldProblems } from './contact-form.tsx';

test('claims that nothing was saved only when the server said so', () => {
  expect(toFieldProblems(new TypeError('Failed to fetch')).contact).toContain('No sabemos si ha llegado');
  expect(toFieldProblems(new ApiError(502, '<html>')).contact).toContain('No sabemos si ha llegado');
  expect(toFieldProblems(new ApiError(500, '{"code":"internal"}')).contact).toMatch(/^Inténtalo/);
  expect(toFieldProblems(new ApiError(400, '{"fields":{"email":"No es un correo."}}'))).toEqual({
    contact: 'No es un correo.',
    password: undefined,
  });
});
