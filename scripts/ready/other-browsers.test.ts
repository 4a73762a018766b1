import { afterEach, expect, test, vi } from 'vitest';
import { findFirefox, findWebKit } from './other-browsers.mjs';

afterEach(() => vi.unstubAllEnvs());

test('finds no WebKit when one of its parts is missing', () => {
  vi.stubEnv('PATH', '/nowhere');
  expect(findWebKit()).toBeUndefined();
});

test('uses the Firefox of FIREFOX_PATH and throws when it is missing', () => {
  vi.stubEnv('FIREFOX_PATH', process.execPath);
  expect(findFirefox()).toBe(process.execPath);
  vi.stubEnv('FIREFOX_PATH', '/nowhere/firefox');
  expect(() => findFirefox()).toThrow('FIREFOX_PATH is /nowhere/firefox');
});
