import { expect, test } from 'vitest';
import { reopenedState } from './rules.ts';

test('what is opened anew is still with whoever had it', () => {
  expect([reopenedState(null), reopenedState(7)]).toEqual(['new', 'taken']);
});
