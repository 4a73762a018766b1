import { expect, test } from 'vitest';
import { contactOf } from './contact.ts';

test('one field takes an e-mail or a phone', () => {
  expect(contactOf(' ona@example.org ')).toEqual({ email: 'ona@example.org' });
  expect(contactOf('+34 600 000 000')).toEqual({ phone: '+34 600 000 000' });
  expect(contactOf('  ')).toBeUndefined();
});
