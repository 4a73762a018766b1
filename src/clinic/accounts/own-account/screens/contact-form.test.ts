import { expect, test } from 'vitest';
import { ApiError } from '#platform/api/client.ts';
import { problemsOf } from './contact-form.tsx';

test('claims that nothing was saved only when the server said so', () => {
  expect(problemsOf(new TypeError('Failed to fetch')).contact).toContain('No sabemos si ha llegado');
  expect(problemsOf(new ApiError(502, '<html>')).contact).toContain('No sabemos si ha llegado');
  expect(problemsOf(new ApiError(500, '{"code":"internal"}')).contact).toMatch(/^Inténtalo/);
  expect(problemsOf(new ApiError(400, '{"fields":{"email":"No es un correo."}}'))).toEqual({
    contact: 'No es un correo.',
    password: undefined,
  });
});
