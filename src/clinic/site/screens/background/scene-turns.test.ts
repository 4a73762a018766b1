import { expect, test } from 'vitest';
import { nextScene } from './scene-turns.ts';

test('scenes follow each other, and after the last comes the first', () => {
  const all = new Set([0, 1, 2]);
  expect([0, 1, 2].map((current) => nextScene(current, 3, all))).toEqual([1, 2, 0]);
});

test('a scene whose picture has not arrived is left out', () => {
  expect(nextScene(0, 3, new Set([0, 2]))).toBe(2);
  expect(nextScene(2, 3, new Set([0, 2]))).toBe(0);
});

test('while no other picture is here the scene stays', () => {
  expect(nextScene(0, 3, new Set([0]))).toBe(0);
  expect(nextScene(0, 1, new Set([0]))).toBe(0);
});
