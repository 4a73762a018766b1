import { describe, expect, test } from 'vitest';
import { phoneUrl } from './dialling.ts';
import { cleanPhone, e164Of, extensionOf } from './phone.ts';

/** Also used by the test of the database's column. */
const numbers: [typed: string, e164: string | null, extension: string | null][] = [
  ['+33 (0)6 12 34 56 78', '+33612345678', null],
  ['+33 06 12 34 56 78', '+33612345678', null],
  ['0044 (0)20 7946 0958', '+442079460958', null],
  ['+39 (0)6 1234 5678', '+390612345678', null],
  ['34 600 11 22 33', '+34600112233', null],
  ['0034600112233', '+34600112233', null],
  ['(+34) 600 11 22 33', '+34600112233', null],
  ['(0034) 600-11-22-33', '+34600112233', null],
  ['972 00 01 12 ext. 4', '+34972000112', '4'],
  ['972000112 x12', '+34972000112', '12'],
  ['972 000 112 extensión 305', '+34972000112', '305'],
  ['600 11 22 33 (madre)', '+34600112233', null],
  ['600 11 22 33 (mare, matins)', '+34600112233', null],
  ['\u202a+34\u00a0600\u2011112\u2011233\u202c', '+34600112233', null],
  ['\u200e600\u200b112233\ufeff', '+34600112233', null],
  ['600–11–22—33', '+34600112233', null],
  ['٦٠٠١١٢٢٣٣', '+34600112233', null],
  ['६००११२२३३', '+34600112233', null],
  ['+34 600112233', '+34600112233', null],
  ['600.11.22.33', '+34600112233', null],
  ['600/11/22/33', '+34600112233', null],
  ['+376 812 345', '+376812345', null],
  ['112', null, null],
  ['+34', null, null],
];

describe('e164Of', () => {
  test.each(numbers)('reads %s as %s', (typed, e164, extension) => {
    expect(e164Of(typed)).toBe(e164);
    expect(extensionOf(typed)).toBe(extension);
  });
});

test('cleanPhone keeps the input without invisible characters', () => {
  expect(cleanPhone('\u202a+33 (0)6\u201112\u202c')).toBe('+33 (0)6-12');
});

describe('dial', () => {
  test.each([
    ['+33 (0)6 12 34 56 78', 'tel:+33612345678'],
    ['34 600 11 22 33', 'tel:+34600112233'],
    ['972 00 01 12 ext. 4', 'tel:+34972000112;ext=4'],
    ['016', 'tel:016'],
  ])('links %s to %s', (phone, href) => {
    expect(phoneUrl(phone)).toBe(href);
  });
});
