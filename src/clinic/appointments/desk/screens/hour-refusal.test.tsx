import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError } from '#platform/api/client.ts';
import { ResponseLost } from '#platform/idempotency/lost-response.ts';
import { HourRefusal } from './hour-refusal.tsx';

const shown = (error: Error | null, lost?: string) =>
  renderToStaticMarkup(
    <HourRefusal
      error={error}
      refused='No se ha cambiado'
      lost={lost}
      actions={<button type='button'>Igualmente</button>}
    />,
  );
const refusal = (body: object) => new ApiError(409, JSON.stringify(body));

test('says that the agenda is unchanged only for a refusal, and that the outcome is unknown without a response', () => {
  expect(shown(null)).toBe('');
  const taken = shown(refusal({ code: 'slot_taken', message: 'Esa hora ya está ocupada.' }));
  for (const words of ['No se ha cambiado', 'Esa hora ya está ocupada.']) expect(taken).toContain(words);
  for (const lost of [new TypeError('Failed to fetch'), new ResponseLost(), new ApiError(502, '<html>')]) {
    expect(shown(lost)).toContain('No sabemos si ha llegado');
    expect(shown(lost)).toContain('Mira en la agenda');
    expect(shown(lost)).not.toContain('No se ha cambiado');
  }
  // A preview changes nothing, whatever the response.
  expect(shown(new ResponseLost(), 'No se ha citado')).toContain('No se ha citado');
});

test('offers to continue only for an hour outside opening hours', () => {
  const outside = shown(refusal({ code: 'outside_hours', message: 'Es domingo.' }));
  for (const words of ['Fuera de horario', 'Es domingo.', 'Igualmente']) expect(outside).toContain(words);
  expect(shown(refusal({ code: 'slot_taken', message: 'Ocupada.' }))).not.toContain('Igualmente');
});
