import { describe, expect, test } from 'vitest';
import { visualRuns } from './bidi.server.ts';

describe('visualRuns', () => {
  test.each([
    ['Ana Puig', ['Ana Puig']],
    ['דוד כהן', ['דוד כהן']],
    ['Marc דוד Puig', ['Marc ', 'דוד', ' Puig']],
    ['محمد 12', ['12', 'محمد ']],
    ['علي Puig', ['Puig', 'علي ']],
    ['דוד (א)', ['דוד )א(']],
  ])('orders the runs of %j from left to right', (line, expected) => {
    expect(visualRuns(line)).toEqual(expected);
  });
});
