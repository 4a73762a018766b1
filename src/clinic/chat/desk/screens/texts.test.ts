import { expect, test } from 'vitest';
import { texts } from './texts.ts';

test('Catalan contracts the preposition before a day that starts with a vowel', () => {
  expect(texts('ca').waitingSince('avui, 10:00')).toBe('Espera des d’avui, 10:00');
  expect(texts('ca').waitingSince('dimarts, 3 de maig, 10:00')).toBe(
    'Espera des de dimarts, 3 de maig, 10:00',
  );
});
