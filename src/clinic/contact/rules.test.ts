import { expect, test } from 'vitest';
import { reopenedState } from './rules.ts';

test('returns a reopened message to its former owner', () => {
  expect([reopenedState(null), reopenedState(7)]).toEqual(['new', 'taken']);
});
