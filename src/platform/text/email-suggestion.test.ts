import { expect, test } from 'vitest';
import { suggestEmail } from './email-suggestion.ts';

test.each([
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.comm', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmial.com', 'ana@gmail.com'],
  ['Ana.Vila@HOTMAL.ES', 'Ana.Vila@hotmail.es'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yaho.es', 'ana@yahoo.es'],
  [' ana@iclud.com ', 'ana@icloud.com'],
])('suggestEmail suggests for %s the address %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'ana@gmail.com',
  'ana@hotmail.es',
  'ana@clinica-onyar.example',
  'ana@mail.com',
  'ana',
  '@gmail.con',
  '',
])('suggestEmail suggests nothing for %j', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
