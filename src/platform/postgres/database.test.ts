import { describe, expect, test } from 'vitest';
import { isDatabaseUnreachable, sqlStateOf } from './database.server.ts';

const withCode = (code: string): Error => Object.assign(new Error('failed'), { code });

describe('isDatabaseUnreachable', () => {
  test.each(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT'])('accepts the socket error %s', (code) => {
    expect(isDatabaseUnreachable(withCode(code))).toBe(true);
    expect(isDatabaseUnreachable(new Error('Failed query', { cause: withCode(code) }))).toBe(true);
  });

  test.each(['08006', '53300', '57P01', '57P03', '57014', '25006'])('accepts the SQLSTATE %s', (code) =>
    expect(isDatabaseUnreachable(withCode(code))).toBe(true),
  );

  test.each(['23505', '42P01', 'ENOENT'])('rejects the code %s', (code) =>
    expect(isDatabaseUnreachable(withCode(code))).toBe(false),
  );
});

test('sqlStateOf ignores codes that are no SQLSTATE', () => {
  expect(sqlStateOf(withCode('23505'))).toBe('23505');
  expect(sqlStateOf(withCode('XX000'))).toBe('XX000');
  expect(sqlStateOf(withCode('EPIPE'))).toBeUndefined();
});
