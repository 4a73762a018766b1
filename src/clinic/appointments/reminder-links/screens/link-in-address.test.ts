import { expect, test } from 'vitest';
import { parseLinkHash } from './use-link-from-hash.ts';

test.each([
  ['#cancelar=1.abc123.-_x', { token: '1.abc123.-_x', choice: 'cancelar' }],
  ['#1.abc123.x', { token: '1.abc123.x', choice: undefined }],
  ['#otra=1.abc123.x', { token: '1.abc123.x', choice: undefined }],
  ['', null],
  ['#', null],
  ['#confirmar=', null],
  ['#confirmar=a/b', null],
])('parses %s into choice and token', (hash, expected) => {
  expect(parseLinkHash(hash)).toEqual(expected);
});
