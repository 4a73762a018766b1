import { describe, expect, test } from 'vitest';
import { parseTrustedProxies } from '../settings/trusted-proxies.ts';
import { createVisits, visitsPerMinute } from './visits.server.ts';

describe('trustOf', () => {
  const isTrusted = parseTrustedProxies('10.0.0.0/8, 127.0.0.1,2001:db8:1::/48');
  test.each([
    ['10.1.2.3', true],
    ['::ffff:10.1.2.3', true],
    ['127.0.0.1', true],
    ['2001:db8:1::5', true],
    ['2001:db8:2::5', false],
    ['203.0.113.7', false],
    ['unknown', false],
    [undefined, false],
  ])('%s is trusted: %s', (address, expected) => {
    expect(isTrusted(address)).toBe(expected);
  });

  test('trusts nobody without a list', () => {
    expect(parseTrustedProxies(undefined)('127.0.0.1')).toBe(false);
    expect(parseTrustedProxies('')('127.0.0.1')).toBe(false);
  });

  test.each(['nginx', '10.0.0.0/8,proxy.example', '10.0.0.0/33', '10.0.0.0/', '::1/129', '10.0.0.0/x'])(
    'refuses %s and names the setting',
    (list) => {
      expect(() => parseTrustedProxies(list)).toThrow(/^TRUST_PROXY: /);
    },
  );
});

describe('createVisits', () => {
  const start = (factor = 1) => {
    let now = 1_000;
    const visits = createVisits({ LIMIT_FACTOR: factor }, () => now);
    return {
      visits,
      pass: (ms: number) => {
        now += ms;
      },
    };
  };

  test('limits each network per minute and returns the time until the next minute', () => {
    const { visits, pass } = start();
    for (let count = 1; count <= visitsPerMinute; count += 1) expect(visits.count('203.0.113.7')).toBe(0);
    pass(20_500);
    expect(visits.count('203.0.113.7')).toBe(40);
    expect(visits.count('203.0.113.8')).toBe(0);
    pass(39_499);
    expect(visits.count('203.0.113.7')).toBe(1);
    pass(1);
    expect(visits.count('203.0.113.7')).toBe(0);
  });

  test('counts the addresses of one IPv6 network together', () => {
    const { visits } = start();
    for (let count = 1; count <= visitsPerMinute; count += 1) visits.count('2001:db8::1');
    expect(visits.count('2001:db8::2')).toBeGreaterThan(0);
    expect(visits.count('2001:db8:0:1::1')).toBe(0);
  });

  test('multiplies the limit by LIMIT_FACTOR', () => {
    const { visits } = start(2);
    for (let count = 1; count <= 2 * visitsPerMinute; count += 1) expect(visits.count('x')).toBe(0);
    expect(visits.count('x')).toBeGreaterThan(0);
  });
});
