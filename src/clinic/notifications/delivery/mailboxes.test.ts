import { expect, test } from 'vitest';
import { mailboxOf } from './mailboxes.ts';

test.each([
  ['Ona@Example.org', 'ona@example.org'],
  ['ona+uno@example.org', 'ona@example.org'],
  ['ona+2+3@EXAMPLE.ORG', 'ona@example.org'],
  [' ona@example.org. ', 'ona@example.org'],
  ['ｏna@example.org', 'ona@example.org'],
  ['o.n.a@gmail.com', 'ona@gmail.com'],
  ['O.na+x@GoogleMail.com', 'ona@gmail.com'],
])('maps %s to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test.each([
  ['o.na@example.org', 'ona@example.org'],
  ['ona@example.org', 'ona@example.com'],
  ['one@gmail.com', 'ona@gmail.com'],
  ['ona@mail.example.org', 'ona@example.org'],
])('keeps %s and %s apart', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});

test('does not take the names of object properties for providers', () => {
  expect(mailboxOf('a.b@constructor')).toBe('a.b@constructor');
});
