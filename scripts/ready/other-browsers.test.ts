import { afterEach, expect, test, vi } from 'vitest';
import { findFirefox, findWebKit } from './other-browsers.mjs';

afterEach(() => vi.unstubAllEnvs());

test('a browser of which one part is missing is not there', () => {
  vi.stubEnv('PATH', '/nowhere');
  expect(findWebKit()).toBeUndefined();
});

test('a Firefox that was chosen is taken, and must be there', () => {
  vi.stubEnv('FIREFOX_PATH', process.execPath);
  expect(findFirefox()).toBe(process.execPath);
  vi.stubEnv('FIREFOX_PATH', '/nowhere/firefox');
  expect(() => findFirefox()).toThrow('FIREFOX_PATH is /nowhere/firefox');
});
