import { expect, test } from 'vitest';
import { dial } from './dialling.ts';

test('dials a phone number without its spaces', () => {
  expect(dial('+34 972 000 112')).toBe('tel:+34972000112');
  expect(dial('016')).toBe('tel:016');
});
