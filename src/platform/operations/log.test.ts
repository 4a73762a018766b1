import { expect, test } from 'vitest';
import { createLog } from './log.server.ts';

test('logs a failed query without its row', () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  const cause = Object.assign(new Error('new row violates check'), {
    code: '23514',
    constraint: 'users_check',
    detail: 'Failing row contains (ona@example.org)',
  });
  const failed = Object.assign(
    new Error('Failed query: insert into users values ($1)\nparams: ona@example.org,argon2id$x', { cause }),
    { query: 'insert into users values ($1)', params: ['ona@example.org'] },
  );
  log.error({ err: failed }, 'unexpected error');
  expect(lines.join('')).not.toMatch(/ona@example|argon2id/);
  expect(JSON.parse(lines[0] as string)).toMatchObject({
    err: { sqlState: '23514', constraint: 'users_check', query: 'insert into users values ($1)' },
  });
});

test('keeps message and stack of other errors', () => {
  const lines: string[] = [];
  createLog('error', { write: (line) => void lines.push(line) }).error(
    { err: new TypeError('x is not a function') },
    'oops',
  );
  expect(JSON.parse(lines[0] as string)).toMatchObject({
    err: { type: 'TypeError', message: 'x is not a function', stack: expect.stringContaining('log.test') },
  });
});

test('names all errors of an AggregateError, each without its row', () => {
  const lines: string[] = [];
  const failed = Object.assign(new Error('Failed query\nparams: ona@example.org'), {
    query: 'update plans',
    params: ['ona@example.org'],
  });
  const both = new AggregateError([failed, new TypeError('x is not a function')], 'some failed: 1, 2');
  createLog('error', { write: (line) => void lines.push(line) }).error({ err: both }, 'oops');
  expect(lines.join('')).not.toContain('ona@example');
  expect(JSON.parse(lines[0] as string).err).toMatchObject({
    message: 'some failed: 1, 2',
    errors: [{ query: 'update plans' }, { message: 'x is not a function' }],
  });
});
