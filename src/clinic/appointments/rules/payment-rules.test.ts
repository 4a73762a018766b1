import { expect, test } from 'vitest';
import { firstVisitPrice, holdEnd } from './payment-rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 11, 11, 8) + minute * 60_000);
const hold = { createdAt: at(0), holdExpiresAt: at(30) };
const end = (extension: Parameters<typeof holdEnd>[1], minute: number, present = hold) =>
  (holdEnd(present, extension, at(minute), 30).getTime() - at(0).getTime()) / 60_000;

test('extends a running hold a little while an order is read, up to ten minutes in all, and never an expired one', () => {
  expect(end('reading', 10)).toBe(30);
  expect(end('reading', 29)).toBe(31);
  expect(end('reading', 31)).toBe(30);
  expect(end('reading', 39, { ...hold, holdExpiresAt: at(39.5) })).toBe(40);
});

test('extends a hold by a day for a review, counted once', () => {
  expect(end('review', 10)).toBe(10 + 24 * 60);
  expect(end('review', 600, { ...hold, holdExpiresAt: at(30 + 24 * 60) })).toBe(30 + 24 * 60);
});

test('gives the usual time for another attempt after a refused payment', () => {
  expect(end('usual', 120, { ...hold, holdExpiresAt: at(10 + 24 * 60) })).toBe(150);
});

test('charges the first visit’s price for a child’s first paid visit and keeps prices outside the list', () => {
  const prices = { priceCents: 5000, firstVisitPriceCents: 6000 };
  expect(firstVisitPrice(5000, prices, true)).toBe(6000);
  expect(firstVisitPrice(6000, prices, false)).toBe(5000);
  expect(firstVisitPrice(4500, prices, true)).toBe(4500);
  expect(firstVisitPrice(5000, { ...prices, firstVisitPriceCents: null }, true)).toBe(5000);
});
