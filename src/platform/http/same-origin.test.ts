import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

test.each([
  [{ host: 'onyar.test', 'sec-fetch-site': 'same-origin' }, true],
  [{ host: 'onyar.test', 'sec-fetch-site': 'cross-site', origin: 'http://onyar.test' }, false],
  [{ host: 'onyar.test', 'sec-fetch-site': 'same-site' }, false],
  [{ host: 'onyar.test', origin: 'http://onyar.test' }, true],
  [{ host: 'onyar.test:3000', origin: 'http://onyar.test' }, false],
  [{ host: 'onyar.test', origin: 'https://onyar.test' }, false],
  [{ host: 'onyar.test', origin: 'null' }, false],
  [{ host: 'onyar.test', origin: '' }, false],
  [{ host: 'onyar.test', 'sec-fetch-site': 'none' }, true],
  [{ host: 'onyar.test', 'sec-fetch-site': '' }, false],
  [{ origin: 'http://onyar.test' }, false],
  [{ host: 'onyar.test', origin: 'http://onyar.test.evil.example' }, false],
  [{ host: 'onyar.test' }, true],
])('%j → %s', (headers, expected) => {
  expect(isSameOrigin(headers, 'http://onyar.test')).toBe(expected);
});

test.each([
  ['https://onyar.test', true],
  ['http://onyar.test', false],
])('on an https site, accepts a page of %s: %s', (origin, expected) => {
  expect(isSameOrigin({ host: 'onyar.test', origin }, 'https://onyar.test')).toBe(expected);
});
