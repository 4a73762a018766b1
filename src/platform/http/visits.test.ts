import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { clientAddressOf, trustOf } from './client-address.ts';
import { createVisits, visitsPerMinute } from './visits.server.ts';

const from = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

describe('where a request comes from', () => {
  const balancers = trustOf('10.0.0.0/8, 127.0.0.1,2001:db8:1::/48');
  test.each([
    ['a visitor without a balancer', '203.0.113.7', undefined, '203.0.113.7'],
    ['a visitor who claims to be another', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['a balancer', '10.1.2.3', '203.0.113.7', '203.0.113.7'],
    ['a balancer, written as IPv6', '::ffff:10.1.2.3', '203.0.113.7', '203.0.113.7'],
    ['a balancer on IPv6', '2001:db8:1::5', '203.0.113.7', '203.0.113.7'],
    ['a neighbour of that network', '2001:db8:2::5', '203.0.113.7', '2001:db8:2::5'],
    ['two balancers', '127.0.0.1', '203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['a claim before the balancer’s word', '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['a balancer by itself', '127.0.0.1', undefined, '127.0.0.1'],
    ['a balancer that names nobody', '127.0.0.1', ' , ', '127.0.0.1'],
    ['a balancer that talks nonsense', '127.0.0.1', 'unknown', 'unknown'],
    ['a connection that has gone', undefined, '203.0.113.7', undefined],
  ])('%s', (_, peer, forwarded, expected) => {
    expect(clientAddressOf(from(peer, forwarded), balancers)).toBe(expected);
  });
  test('without balancers nobody is believed', () => {
    expect(trustOf(undefined)('127.0.0.1')).toBe(false);
    expect(trustOf('')('127.0.0.1')).toBe(false);
  });
  test.each(['nginx', '10.0.0.0/8,proxy.example', '10.0.0.0/33', '10.0.0.0/', '::1/129', '10.0.0.0/x'])(
    '%s is no list of balancers',
    (list) => {
      expect(() => trustOf(list)).toThrow(/^TRUST_PROXY: /);
    },
  );
});

describe('pages and files a minute', () => {
  const start = (env = {}) => {
    let now = 1_000;
    const visits = createVisits({ LIMIT_FACTOR: 1, ...env } as never, () => now);
    return {
      visits,
      pass: (ms: number) => {
        now += ms;
      },
    };
  };

  test('are counted together, before Fastify and in it, and anew in the next minute', () => {
    const { visits, pass } = start();
    for (let count = 1; count <= visitsPerMinute; count += 2) {
      expect(visits.admits(from('203.0.113.7'))).toBe(true);
      expect(visits.count('203.0.113.7')).toBe(0);
    }
    pass(20_500);
    expect(visits.admits(from('203.0.113.7'))).toBe(false);
    expect(visits.count('203.0.113.7')).toBe(40);
    expect(visits.admits(from('203.0.113.8'))).toBe(true);
    pass(39_499);
    expect(visits.count('203.0.113.7')).toBe(1);
    pass(1);
    expect(visits.count('203.0.113.7')).toBe(0);
  });

  test('are those of the visitor, not of the balancer', () => {
    const { visits } = start({ TRUST_PROXY: '127.0.0.1' });
    for (let count = 1; count <= visitsPerMinute; count += 1) visits.admits(from('127.0.0.1', '2001:db8::1'));
    expect(visits.admits(from('127.0.0.1', '2001:db8::2'))).toBe(false);
    expect(visits.count('2001:db8::3')).toBeGreaterThan(0);
    expect(visits.admits(from('127.0.0.1', '2001:db8:0:1::1'))).toBe(true);
  });

  test('are more for a load test', () => {
    const { visits } = start({ LIMIT_FACTOR: 2 });
    for (let count = 1; count <= 2 * visitsPerMinute; count += 1) expect(visits.count('x')).toBe(0);
    expect(visits.count('x')).toBeGreaterThan(0);
  });
});
