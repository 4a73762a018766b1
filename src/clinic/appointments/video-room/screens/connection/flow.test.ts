import { describe, expect, test } from 'vitest';
import { hasStalled } from './flow.ts';

describe('hasStalled', () => {
  test('is true when picture or sound is expected and does not arrive', () => {
    const before = { frames: 100, soundBytes: 5_000 };
    expect(hasStalled(before, { frames: 100, soundBytes: 9_000 })).toBe(true);
    expect(hasStalled(before, { frames: 160, soundBytes: 5_000 })).toBe(true);
    expect(hasStalled(before, { frames: 160, soundBytes: 9_000 })).toBe(false);
  });

  test('expects nothing of a camera or microphone that is off, or was switched on or off in between', () => {
    expect(hasStalled({ frames: null, soundBytes: null }, { frames: null, soundBytes: null })).toBe(false);
    expect(hasStalled({ frames: 100, soundBytes: 0 }, { frames: null, soundBytes: 90 })).toBe(false);
    expect(hasStalled({ frames: null, soundBytes: 0 }, { frames: 0, soundBytes: 90 })).toBe(false);
  });
});
