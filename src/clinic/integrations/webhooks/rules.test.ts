import { expect, test } from 'vitest';
import { deliverySeconds } from '../terms.ts';
import {
  deliveryLeaseSeconds,
  eventRetentionDays,
  hasArrived,
  isUnsubscribed,
  maxConcurrentDeliveries,
  maxConcurrentPerEndpoint,
  nextDeliveryAt,
} from './rules.ts';

const now = new Date('2026-11-24T12:00:00Z');

test.each([
  [1, '2026-11-24T12:00:05Z'],
  [2, '2026-11-24T12:05:00Z'],
  [3, '2026-11-24T12:30:00Z'],
  [4, '2026-11-24T14:00:00Z'],
  [5, '2026-11-24T17:00:00Z'],
  [6, '2026-11-24T22:00:00Z'],
  [7, '2026-11-25T02:00:00Z'],
  [8, '2026-11-25T08:00:00Z'],
  [9, '2026-11-25T12:00:00Z'],
])('waits after attempt %i until %s, as Standard Webhooks recommends', (tries, next) => {
  expect(nextDeliveryAt(tries, now)).toEqual(new Date(next));
});

test('gives up after three days, before the event is deleted', () => {
  expect(nextDeliveryAt(10, now)).toBeNull();
  expect(nextDeliveryAt(11, now)).toBeNull();
  const last = [1, 2, 3, 4, 5, 6, 7, 8, 9].reduce((at, tries) => nextDeliveryAt(tries, at) ?? at, now);
  const days = (last.getTime() - now.getTime()) / 86_400_000;
  expect(Math.floor(days)).toBe(3);
  expect(eventRetentionDays).toBeGreaterThan(days);
});

test.each([
  [199, false],
  [200, true],
  [204, true],
  [299, true],
  [300, false],
  [410, false],
  [500, false],
])('classifies status %i as delivered: %s', (status, arrived) => {
  expect(hasArrived(status)).toBe(arrived);
});

test('unsubscribes only on 410', () => {
  expect([200, 404, 409, 410, 411, 500].filter(isUnsubscribed)).toEqual([410]);
});

test('leaves capacity beside a hanging endpoint, and a lease longer than the timeout', () => {
  expect(maxConcurrentPerEndpoint).toBeGreaterThan(0);
  expect(maxConcurrentPerEndpoint).toBeLessThan(maxConcurrentDeliveries);
  expect(deliveryLeaseSeconds).toBeGreaterThan(2 * deliverySeconds);
});
