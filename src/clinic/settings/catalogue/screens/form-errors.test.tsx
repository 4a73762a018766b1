import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError } from '#platform/api/client.ts';
import { FormError } from './form-errors.tsx';

const refusal = (status: number, body: object) => new ApiError(status, JSON.stringify(body));
const shown = (error: Error | null) => renderToStaticMarkup(<FormError error={error} />);

test('says that nothing was saved only for a refusal; a lost response leaves it open', () => {
  const refused = shown(refusal(409, { message: 'Falta el horario.' }));
  expect(refused).toContain('No se ha hecho');
  expect(refused).toContain('Falta el horario.');
  const lost = shown(new TypeError('Failed to fetch'));
  expect(lost).toContain('No sabemos si ha llegado');
  expect(lost).not.toContain('No se ha hecho');
  expect(shown(refusal(400, { message: 'Revisa los campos.', fields: { name: 'Falta.' } }))).toBe('');
});
