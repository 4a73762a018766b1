import { expect, test } from 'vitest';
import { nextScene } from './background.tsx';

test('cycles through the scenes', () => {
  const all = new Set([0, 1, 2]);
  expect([0, 1, 2].map((current) => nextScene(current, 3, all))).toEqual([1, 2, 0]);
});

test('skips a scene whose picture has not loaded', () => {
  expect(nextScene(0, 3, new Set([0, 2]))).toBe(2);
  expect(nextScene(2, 3, new Set([0, 2]))).toBe(0);
});

test('stays on the scene while no other picture has loaded', () => {
  expect(nextScene(0, 3, new Set([0]))).toBe(0);
  expect(nextScene(0, 1, new Set([0]))).toBe(0);
});
