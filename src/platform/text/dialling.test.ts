import { expect, test } from 'vitest';
import { phoneUrl } from './dialling.ts';

test('dials a phone number without its spaces', () => {
  expect(phoneUrl('+34 972 000 112')).toBe('tel:+34972000112');
  expect(phoneUrl('016')).toBe('tel:016');
});
