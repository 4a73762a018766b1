import { expect, test } from 'vitest';
import { nextBlock, toBlockDrafts, toBlocks } from './block-draft.ts';

const offered = ['office', 'video'] as const;
const stored = [
  { weekday: 2, opens: '16:00', closes: '20:00', kinds: null },
  { weekday: 1, opens: '09:00', closes: '14:00', kinds: ['video' as const] },
];

test('toBlocks orders the blocks and stores null for all the offered kinds', () => {
  expect(toBlocks(toBlockDrafts(stored, offered), offered)).toEqual([stored[1], stored[0]]);
});

test('nextBlock proposes the afternoon of the same day, then the next morning', () => {
  const first = nextBlock([], offered);
  expect(first).toMatchObject({ weekday: 1, opens: '09:00', closes: '14:00' });
  const second = nextBlock([first], offered);
  expect(second).toMatchObject({ weekday: 1, opens: '16:00', closes: '20:00' });
  expect(nextBlock([first, second], offered)).toMatchObject({ weekday: 2, opens: '09:00' });
  expect(new Set([first, second].map(({ id }) => id)).size).toBe(2);
});
