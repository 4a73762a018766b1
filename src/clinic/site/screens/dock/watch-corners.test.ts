import { expect, test } from 'vitest';
import { type Box, liftAbove } from './watch-corners.ts';

/** 52 px, 12 px from the corner of a 360 × 740 window. */
const resting: Box = { left: 296, right: 348, top: 676, bottom: 728 };
const bar = (top: number, height = 56): Box => ({ left: 16, right: 344, top, bottom: top + height });
const restingTop = (...controls: Box[]) => resting.top - liftAbove(resting, controls);

test('stays in its corner when nothing is in its way', () => {
  expect(liftAbove(resting, [])).toBe(0);
  expect(liftAbove(resting, [bar(500)])).toBe(0);
  expect(liftAbove(resting, [{ left: 76, right: 284, top: 670, bottom: 726 }])).toBe(0);
});

test('rises when a button scrolls in below it', () => {
  expect(restingTop(bar(720))).toBe(720 - 8 - 52);
  expect(restingTop(bar(680))).toBe(680 - 8 - 52);
});

test('returns to its corner once the button has passed', () => {
  expect(liftAbove(resting, [bar(676 - 56 - 8)])).toBe(0);
});

test('rises above two buttons without space between them', () => {
  expect(restingTop(bar(620), bar(690))).toBe(620 - 8 - 52);
  expect(restingTop(bar(500), bar(690))).toBe(690 - 8 - 52);
});

test('never leaves the window', () => {
  const column = Array.from({ length: 13 }, (_, row) => bar(row * 60));
  expect(liftAbove(resting, column)).toBe(0);
});
