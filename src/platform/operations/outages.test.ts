import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { stoppedClock } from '../time/clock.ts';
import { checkSpace, createHealth, freeBytesOf } from './health.server.ts';
import { job } from './jobs.server.ts';
import { createLog } from './log.server.ts';
import { createOutages, reportDatabase } from './outages.server.ts';

const clock = stoppedClock(new Date('2026-11-23T08:00:00Z'));
const lines: string[] = [];
// The default level of an installation.
const log = createLog('warn', { write: (line) => void lines.push(line) });
const loggedLines = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const advance = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1_000));

beforeEach(() => {
  lines.length = 0;
});

describe('an outage', () => {
  test('logs one line at its beginning, every ten minutes and at its end', () => {
    const outages = createOutages({ log, clock });
    // Twenty-five minutes with an error every second and a reminder every ten seconds.
    for (let second = 0; second < 25 * 60; second += 1) {
      outages.report('mail', 'ECONNREFUSED');
      if (second % 10 === 0) outages.remind();
      advance(1);
    }
    advance(60);
    outages.clear('mail');
    outages.clear('mail');
    outages.remind();
    expect(
      loggedLines().map(({ part, reason, minutes, level, msg }) => [part, level, reason, minutes, msg]),
    ).toEqual([
      ['mail', 40, 'ECONNREFUSED', undefined, 'an outage begins'],
      ['mail', 40, 'ECONNREFUSED', 10, 'an outage goes on'],
      ['mail', 40, 'ECONNREFUSED', 20, 'an outage goes on'],
      ['mail', 40, undefined, 26, 'an outage is over'],
    ]);
  });

  test('of a vital part is logged as an error', () => {
    const outages = createOutages({ log, clock });
    for (const part of ['database', 'jobs', 'disk', 'worker', 'mail', 'sms'] as const)
      outages.report(part, 'x');
    expect(loggedLines().map(({ part, level }) => [part, level])).toEqual([
      ...['database', 'jobs', 'disk'].map((part) => [part, 50]),
      ...['worker', 'mail', 'sms'].map((part) => [part, 40]),
    ]);
  });

  test('ends only after a minute without errors, so that a burst is one outage', () => {
    const outages = createOutages({ log, clock });
    outages.report('database', 'first');
    advance(59);
    outages.clear('database');
    outages.report('database', 'second');
    advance(59);
    outages.clear('database');
    expect(lines).toHaveLength(1);
    expect(outages.reasonOf('database')).toBe('second');
    advance(1);
    outages.clear('database');
    expect(lines).toHaveLength(2);
    expect(outages.reasonOf('database')).toBeUndefined();
    outages.report('database', 'third');
    expect(lines).toHaveLength(3);
  });
});

describe('reportDatabase', () => {
  const failed = (facts: object, message = 'Failed query: select $1\nparams: ona@example.org') =>
    Object.assign(new Error(message), facts);
  test.each([
    ['refuses connections', failed({ code: '53300' }), 'database', 'SQLSTATE 53300'],
    ['is away', failed({ cause: failed({ code: 'ECONNREFUSED' }) }), 'database', 'ECONNREFUSED'],
    [
      'has no connection free',
      new Error('timeout exceeded when trying to connect'),
      'database',
      'no connection is free or can be made',
    ],
    [
      'has no room',
      failed({ cause: failed({ code: '53100' }) }),
      'disk',
      'the database has no room to write',
    ],
  ] as const)('%s', (_, error, part, reason) => {
    const outages = createOutages({ log, clock });
    expect(reportDatabase(outages, error)).toBe(true);
    expect(loggedLines()).toMatchObject([{ part, reason }]);
    expect(lines.join('')).not.toContain('ona@');
  });
  test('ignores errors of the work itself', () => {
    const outages = createOutages({ log, clock });
    for (const error of [failed({ code: '23505' }), new TypeError('x'), 'a string', undefined])
      expect(reportDatabase(outages, error)).toBe(false);
    expect(lines).toEqual([]);
  });
});

describe('the health check', () => {
  const start = (changes: object = {}) => {
    const outages = createOutages({ log, clock });
    const health = createHealth({
      db: { execute: async () => ({ rows: [{ count: 0 }] }) } as never,
      pool: { query: async () => ({ rows: [] }) } as never,
      jobs: { isReady: () => true },
      queues: ['clinic.work'],
      outages,
      dataDir: '/nowhere',
      checks: { mail: async () => null },
      ...changes,
    });
    return { outages, health };
  };

  test('reports nothing when all is well, also without a data folder', async () => {
    const { health } = start();
    await health.look();
    expect(lines).toEqual([]);
    expect(await health.readiness()).toEqual({
      isReady: true,
      parts: { database: 'ok', jobs: 'ok', disk: 'ok', worker: 'ok', mail: 'ok' },
    });
  });

  test('reports a full disk before the database does', async () => {
    let free = 31 * 1024 * 1024;
    const { health } = start({ freeBytes: async () => free });
    await health.look();
    expect(loggedLines()).toMatchObject([{ part: 'disk', reason: '31 MB are free in DATA_DIR' }]);
    expect(await health.readiness()).toMatchObject({
      isReady: false,
      parts: { disk: 'ill', database: 'ok' },
    });
    free += 1024 * 1024;
    advance(60);
    await health.look();
    expect(loggedLines()[1]).toMatchObject({ part: 'disk', msg: 'an outage is over' });
    expect((await health.readiness()).isReady).toBe(true);
  });

  test('warns of a disk that is nearly full', async () => {
    const check = (megabytes: number) => checkSpace('/nowhere', async () => megabytes * 1024 * 1024);
    expect(await check(1024)).toBeNull();
    expect(await check(1023)).toBe('1023 MB are free in DATA_DIR');
  });

  test('measures the disk where a missing data folder would be created', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'onyar-disk-'));
    const { bavail, bsize } = statfsSync(folder);
    const free = await freeBytesOf(join(folder, 'missing/data'));
    // Other programs write meanwhile.
    expect(Math.abs(free - bavail * bsize)).toBeLessThan(1024 ** 3);
    rmSync(folder, { recursive: true });
  });

  test('reports why the clock is wrong, and stays ready', async () => {
    const reason = 'the clock of this machine is 2 h 0 min behind that of the database server';
    const { health } = start({ checks: { clock: async () => reason } });
    expect(await health.readiness()).not.toHaveProperty('clock');
    await health.look();
    expect(loggedLines()).toMatchObject([{ part: 'clock', level: 40, reason }]);
    expect(await health.readiness()).toMatchObject({
      isReady: true,
      parts: { clock: 'warning' },
      clock: reason,
    });
  });

  test('stays ready without mail server or worker', async () => {
    const { health } = start({
      checks: { mail: async () => '3 messages wait' },
      db: { execute: async () => ({ rows: [{ count: 2 }] }) } as never,
    });
    await health.look();
    expect(loggedLines().map(({ part, reason }) => [part, reason])).toEqual([
      ['worker', '2 jobs have waited for more than 5 minutes'],
      ['mail', '3 messages wait'],
    ]);
    expect(await health.readiness()).toMatchObject({
      isReady: true,
      parts: { worker: 'warning', mail: 'warning', database: 'ok' },
    });
  });

  test('stops querying an unreachable database and blames no other part', async () => {
    const refused = async () => {
      throw Object.assign(new Error('x'), { code: 'ECONNREFUSED' });
    };
    const { health } = start({ pool: { query: refused } as never, checks: { mail: refused } });
    await health.look();
    await health.look();
    expect(loggedLines()).toMatchObject([{ part: 'database', reason: 'ECONNREFUSED', level: 50 }]);
    expect(await health.readiness()).toMatchObject({
      isReady: false,
      parts: { database: 'ill', mail: 'ok' },
    });
  });

  test('reports a queue that has not started', async () => {
    const { health } = start({ jobs: { isReady: () => false } });
    await health.look();
    expect(loggedLines()).toMatchObject([{ part: 'jobs' }]);
    expect(await health.readiness()).toMatchObject({ isReady: false, parts: { jobs: 'ill' } });
  });
});

test("counts overdue jobs of our queues, but not of another release's", async () => {
  const testApp = await startTestApp();
  const work = job<object>('accounts.tidy');
  await testApp.jobs.enqueue(testApp.db, work, {}, new Date(Date.now() - 3_600_000));
  const partsOf = async (queues: string[]) => {
    const outages = createOutages({ log, clock });
    const { pool, db, jobs } = testApp;
    const health = createHealth({ db, pool, jobs, outages, queues, dataDir: '/nowhere', checks: {} });
    await health.look();
    return (await health.readiness()).parts.worker;
  };
  expect(await partsOf([work.name, 'clinic.other'])).toBe('warning');
  expect(await partsOf(['clinic.other', 'clinic.work'])).toBe('ok');
  expect(await partsOf([])).toBe('ok');
  await testApp.stop();
});
