import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  dateOf,
  forgetServerTime,
  isDeviceDateWrong,
  presentNow,
  serverNow,
  updateServerTime,
} from './clock.ts';

const server = new Date('2026-11-27T10:00:00Z');
const hourMs = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  forgetServerTime();
});
afterEach(() => vi.useRealTimers());

const deviceIsOff = (ms: number) => vi.setSystemTime(server.getTime() + ms);

describe('serverNow', () => {
  test.each([
    ['45 minutes fast', 0.75],
    ['1 hour fast', 1],
    ['1 day fast', 24],
    ['400 days fast', 9_600],
    ['45 minutes slow', -0.75],
    ['1 hour slow', -1],
    ['1 day slow', -24],
    ['400 days slow', -9_600],
    ['56 years slow, as without a battery', -56 * 8_766],
  ])("is the server's time on a device that is %s", (_, hours) => {
    deviceIsOff(hours * hourMs);
    expect(serverNow()).toBeUndefined();
    updateServerTime(server.toUTCString());
    expect(serverNow()).toEqual(server);
    vi.advanceTimersByTime(90_000);
    expect(presentNow()).toEqual(new Date(server.getTime() + 90_000));
  });

  test("continues when the device's clock is changed meanwhile", () => {
    deviceIsOff(0);
    updateServerTime(server.toUTCString());
    deviceIsOff(400 * 24 * hourMs);
    expect(serverNow()).toEqual(server);
  });

  test('keeps the latest of delayed responses, and accepts a step back of more than a minute', () => {
    deviceIsOff(0);
    const minutesLater = (minutes: number) => new Date(server.getTime() + minutes * 60_000);
    updateServerTime(minutesLater(10).toUTCString());
    updateServerTime(minutesLater(9.5).toUTCString());
    expect(serverNow()).toEqual(minutesLater(10));
    updateServerTime(server.toUTCString());
    expect(serverNow()).toEqual(server);
    updateServerTime(minutesLater(1).toUTCString());
    expect(serverNow()).toEqual(minutesLater(1));
  });

  test.each([null, '', 'mañana'])('is not changed by the header %j', (header) => {
    updateServerTime(header);
    expect(serverNow()).toBeUndefined();
  });
});

describe('dateOf', () => {
  test("is a response's Date header, but not that of a cached response", () => {
    const date = server.toUTCString();
    expect(dateOf(new Headers({ date }))).toBe(date);
    expect(dateOf(new Headers({ date, age: '0' }))).toBeNull();
    expect(dateOf(new Headers())).toBeNull();
  });
});

describe('isDeviceDateWrong', () => {
  test.each([
    [23.9, false],
    [-23.9, false],
    [24.1, true],
    [-24.1, true],
    [9_600, true],
    [-9_600, true],
  ])('of a device that is %d hours off is %s', (hours, expected) => {
    deviceIsOff(hours * hourMs);
    expect(isDeviceDateWrong()).toBe(false);
    updateServerTime(server.toUTCString());
    expect(isDeviceDateWrong()).toBe(expected);
  });
});
