import { expect, test } from 'vitest';
import { contactOf } from './contact.ts';

test('reads one field as an e-mail, a phone or empty', () => {
  expect(contactOf(' ona@example.org ')).toEqual({ email: 'ona@example.org' });
  expect(contactOf('+34 600 000 000')).toEqual({ phone: '+34 600 000 000' });
  expect(contactOf('  ')).toBeUndefined();
});
