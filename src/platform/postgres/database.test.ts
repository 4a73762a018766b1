import { describe, expect, test } from 'vitest';
import { isDatabaseUnreachable, sqlStateOf } from './database.server.ts';

const withCode = (code: string): Error => Object.assign(new Error('failed'), { code });

describe('isDatabaseUnreachable', () => {
  test.each(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT'])('accepts the socket error %s', (code) => {
    expect(isDatabaseUnreachable(withCode(code))).toBe(true);
    expect(isDatabaseUnreachable(new Error('Failed query', { cause: withCode(code) }))).toBe(true);
  });

  test('accepts the plain objects that pg-boss makes of its errors', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    const lost = new Error('Connection terminated unexpectedly');
    for (const error of [refused, lost])
      expect(isDatabaseUnreachable({ ...error, message: error.message, queue: 'clinic.work' })).toBe(true);
    expect(isDatabaseUnreachable({ message: 'a queue does not exist', queue: 'clinic.work' })).toBe(false);
  });

  test('accepts a server whose name is gone, and rejects a mail server that a message names', () => {
    expect(isDatabaseUnreachable(withCode('ENOTFOUND'))).toBe(true);
    expect(isDatabaseUnreachable(new Error('getaddrinfo ENOTFOUND mail.example'))).toBe(false);
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
