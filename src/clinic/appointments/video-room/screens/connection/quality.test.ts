import { describe, expect, test } from 'vitest';
import { fullQuality, type NetworkSample, nextQuality, type Quality } from './quality.ts';

const good: NetworkSample = { lossShare: 0, roundTripMs: 40, availableBitrate: 2_000_000 };
const lossy: NetworkSample = { lossShare: 0.3, roundTripMs: 40 };

/** Samples every two seconds. */
function follow(start: Quality, sample: NetworkSample, seconds: number, fromSeconds = 0) {
  let quality = start;
  for (let second = 0; second <= seconds; second += 2)
    quality = nextQuality(quality, sample, (fromSeconds + second) * 1_000);
  return quality;
}

describe('nextQuality', () => {
  test('keeps the level when one sample is bad', () => {
    expect(follow(follow(fullQuality, lossy, 0), good, 10).level).toBe('full');
  });

  test('sends a small picture first, and only sound when that does not help', () => {
    expect(follow(fullQuality, lossy, 6).level).toBe('low');
    expect(follow(fullQuality, lossy, 14).level).toBe('sound-only');
  });

  test.each([
    ['slow', { ...good, roundTripMs: 1_500 }],
    ['narrow', { ...good, availableBitrate: 50_000 }],
    ['lossy', lossy],
  ])('stops the video on a %s network', (_, sample) => {
    expect(follow(fullQuality, sample, 20).level).toBe('sound-only');
  });

  test('does not lower the level while the browser’s first estimate grows', () => {
    expect(follow(fullQuality, { ...good, availableBitrate: 300_000 }, 20).level).toBe('full');
  });

  test('brings the video back by itself', () => {
    const stopped = follow(fullQuality, lossy, 20);
    expect(follow(stopped, good, 10, 30).level).toBe('sound-only');
    expect(follow(stopped, good, 16, 30).level).toBe('low');
    expect(follow(stopped, good, 30, 30).level).toBe('full');
  });

  test('gives the browser’s estimate time to grow when the video comes back', () => {
    const resumed = follow(follow(fullQuality, lossy, 20), good, 16, 30);
    const narrow = { ...good, availableBitrate: 60_000 };
    expect(follow(resumed, narrow, 8, 48).level).toBe('low');
    expect(follow(resumed, narrow, 20, 48).level).toBe('sound-only');
  });

  test('waits longer after each attempt that fails', () => {
    const once = follow(fullQuality, lossy, 20);
    const twice = follow(follow(once, good, 16, 30), lossy, 10, 48);
    expect(twice.level).toBe('sound-only');
    expect(follow(twice, good, 16, 60).level).toBe('sound-only');
    expect(follow(twice, good, 30, 60).level).toBe('low');
  });

  test('does not bring the video back while the network is neither bad nor good', () => {
    const stopped = follow(fullQuality, lossy, 20);
    expect(follow(stopped, { lossShare: 0.07, roundTripMs: 600 }, 60, 30).level).toBe('sound-only');
  });
});
