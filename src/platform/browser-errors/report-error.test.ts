import { describe, expect, test } from 'vitest';
import { describeError } from './report-error.ts';

const page = { origin: 'https://clinica.example', pathname: '/staff/personas/123' };
function errorWith(stack: string, name = 'RangeError'): Error {
  const error = new RangeError('Invalid time value of Ana Vila');
  error.name = name;
  error.stack = stack;
  return error;
}
const own = `RangeError: Invalid time value of Ana Vila
    at format (https://clinica.example/assets/booking-page-a1b2.js:1:2345)
    at https://cdn.example/other.js:1:1
    at Object.draw (https://clinica.example/assets/chunk.js:20:7)`;

describe('describeError', () => {
  test('returns class, page without numbers and frames of our scripts, without the message', () => {
    expect(describeError(errorWith(own), page)).toEqual({
      name: 'RangeError',
      page: '/staff/personas/:id',
      frames: ['booking-page-a1b2.js:1:2345', 'chunk.js:20:7'],
    });
  });

  test.each([
    ['an extension', errorWith('Error\n at x (chrome-extension://abc/content.js:1:1)')],
    ['a value that is no error', 'Ana Vila'],
    ['an error without a stack', errorWith('')],
  ])('returns undefined for %s', (_, error) => {
    expect(describeError(error, page)).toBeUndefined();
  });
});
