import { expect, test } from 'vitest';
import { parseContact } from './parse-contact.ts';

test('reads one field as an e-mail, a phone or empty', () => {
  expect(parseContact(' ona@example.org ')).toEqual({ email: 'ona@example.org' });
  expect(parseContact('+34 600 000 000')).toEqual({ phone: '+34 600 000 000' });
  expect(parseContact('  ')).toBeUndefined();
});
