import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError } from '#platform/api/client.ts';
import { AnswerLost } from '#platform/idempotency/lost-answer.ts';
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

test('only a refusal says that the agenda has not changed; a lost answer says that nobody knows', () => {
  expect(shown(null)).toBe('');
  const taken = shown(refusal({ code: 'slot_taken', message: 'Esa hora ya está ocupada.' }));
  for (const words of ['No se ha cambiado', 'Esa hora ya está ocupada.']) expect(taken).toContain(words);
  for (const lost of [new TypeError('Failed to fetch'), new AnswerLost(), new ApiError(502, '<html>')]) {
    expect(shown(lost)).toContain('No sabemos si ha llegado');
    expect(shown(lost)).toContain('Mira en la agenda');
    expect(shown(lost)).not.toContain('No se ha cambiado');
  }
  // What only looks has changed nothing, whatever came back.
  expect(shown(new AnswerLost(), 'No se ha citado')).toContain('No se ha citado');
});

test('an hour outside opening may be meant, and nothing else can be done all the same', () => {
  const outside = shown(refusal({ code: 'outside_hours', message: 'Es domingo.' }));
  for (const words of ['Fuera de horario', 'Es domingo.', 'Igualmente']) expect(outside).toContain(words);
  expect(shown(refusal({ code: 'slot_taken', message: 'Ocupada.' }))).not.toContain('Igualmente');
});
