import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#platform/operations/log.server.ts';
import { systemClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createMetricReader, type Metric } from './metric-reader.server.ts';
import { createMetrics, serveMetrics } from './metrics.server.ts';

const guide = (name: string) => join(import.meta.dirname, '../../../docs/operating', name);
const lines: string[] = [];

let testApp: TestApp;
let base: string;
let render: () => Promise<string>;
let figures: readonly Metric[];

beforeAll(async () => {
  testApp = await startTestApp({
    listens: true,
    env: { TRUST_PROXY: '127.0.0.1/32' },
    log: createLog('warn', { write: (line) => void lines.push(line) }),
    watch({ app, deps, figures: read }) {
      figures = read;
      render = createMetrics({ app, ...deps, figures });
      app.get('/api/broken/:id', async () => {
        await deps.pool.query("select 'secret-9' as secret from users limit 1");
        throw new TypeError('x is not a function');
      });
    },
  });
  base = `http://127.0.0.1:${(testApp.app.server.address() as AddressInfo).port}`;
});
afterAll(() => testApp.stop());
const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${base}${path}`, { headers });

describe('process metrics', () => {
  test('count requests by route, method and status class, without URLs', async () => {
    for (const path of ['/api/services', '/api/appointments/987654?who=secret-7', '/api/broken/secret-8'])
      await (await ask(path)).text();
    await expect.poll(render).toContain('{method="GET",route="/api/broken/:id",status="5xx"} 1');
    const text = await render();
    for (const counted of ['{method="GET",route="/api/services",status="2xx"} 1', 'status="4xx"} 1'])
      expect(text).toContain(counted);
    for (const hidden of ['987654', 'secret']) expect(text).not.toContain(hidden);
  });

  test('include connections, jobs, letters, money, holds, event loop and memory', async () => {
    const text = await render();
    for (const said of [
      'onyar_pool_connections{state="waiting"} 0',
      'onyar_outbox_messages{channel="email",state="queued"} 0',
      'onyar_outbox_oldest_queued_seconds 0',
      'onyar_payments_under_review 0',
      'onyar_refunds_open{state="refused"} 0',
      'onyar_live_holds 0',
      'onyar_jobs_overdue 0',
      'onyar_jobs{queue="',
      'onyar_part_ill{part="mail",vital="false"} 0',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ])
      expect(text).toContain(said);
  });

  test('include every name used by the alert rules and the dashboard', async () => {
    const text = await render();
    const files = ['alerts.yml', 'grafana.json'].map((name) => readFileSync(guide(name), 'utf8')).join('\n');
    const names = new Set(files.match(/\b(?:onyar|nodejs|process)_[a-z0-9_]+\b(?=[{)\s"[>*]|\\n)/g));
    expect(names.size).toBeGreaterThan(10);
    expect([...names].filter((name) => !text.includes(`\n${name}`))).toEqual([]);
  });

  // From Debian's package `prometheus`, if installed.
  if (spawnSync('promtool', ['--version']).status === 0)
    test("pass promtool's checks, as do the alert rules", async () => {
      execFileSync('promtool', ['check', 'rules', guide('alerts.yml')]);
      const { stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], {
        input: await render(),
        encoding: 'utf8',
      });
      // Three of prom-client's own metrics about Node's handles violate Prometheus' naming.
      const complaints = `${stdout}${stderr}`.split('\n').filter((line) => line.startsWith('onyar_'));
      expect(complaints).toEqual([]);
    });

  test('are served on a port of their own with nothing else', async () => {
    const { port, stop } = await serveMetrics(render, { port: 0, host: '127.0.0.1' });
    const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(await reply.text()).toContain('onyar_live_holds 0');
    expect((await fetch(`http://127.0.0.1:${port}/api/services`)).status).toBe(404);
    expect((await ask('/metrics')).status).toBe(404);
    await stop();
  });
});

describe('database metrics', () => {
  test('are read once in fifteen seconds, and not while anyone waits for a connection', async () => {
    let at = 0;
    const pool = { waitingCount: 0 };
    const read = createMetricReader({ db: testApp.db, pool, figures, now: () => at });
    const queued = async () => {
      const all = [...((await read())?.readings ?? [])].flatMap(([{ name }, values]) =>
        values.map((value) => ({ name, ...value })),
      );
      return all.find(({ name, labels }) => name === 'onyar_outbox_messages' && labels?.state === 'queued');
    };
    expect(await queued()).toMatchObject({ value: 0 });
    await testApp.pool.query(
      `insert into outbox (channel, recipient, subject, text, kind, created_at) values ('email', 'x@example.org', 'x', 'x', 'x', $1)`,
      [new Date(systemClock.now().getTime() - 60_000)],
    );
    at = 14_000;
    expect(await queued()).toMatchObject({ value: 0 });
    at = 15_000;
    pool.waitingCount = 1;
    expect(await queued()).toMatchObject({ value: 0 });
    pool.waitingCount = 0;
    expect(await queued()).toMatchObject({ value: 1 });
    const age = (await read())?.readings.get(
      figures.find(({ name }) => name === 'onyar_outbox_oldest_queued_seconds') as Metric,
    );
    expect(age?.[0]?.value).toBeGreaterThanOrEqual(60);
  });

  test('that cannot be read are omitted', async () => {
    const broken: Metric = {
      name: 'onyar_broken',
      help: '',
      labels: [],
      read: async (tx) => {
        await tx.execute('select pg_sleep(30)');
        return [{ value: 1 }];
      },
    };
    const read = createMetricReader({ db: testApp.db, pool: testApp.pool, figures: [...figures, broken] });
    const { readings } = (await read()) ?? {};
    expect([readings?.size, readings?.get(broken)]).toEqual([figures.length, undefined]);
  });
});

describe('the request id', () => {
  const number = '0123456789abcdef0123456789abcdef';

  test('of our own proxy is accepted if well-formed', async () => {
    expect((await ask('/api/services', { 'x-request-id': number })).headers.get('x-request-id')).toBe(number);
    for (const wrong of ['short', `${number}"`, 'a'.repeat(65), '-'.repeat(20), 'marta@example.org.1234']) {
      const { headers } = await ask('/api/services', { 'x-request-id': wrong });
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    }
  });

  test('appears shortened in the response, on the page and in the log', async () => {
    const asJson = await ask('/api/broken/7', { 'x-request-id': number });
    expect([asJson.status, (await asJson.json()).message]).toEqual([
      500,
      'Algo ha fallado por nuestra parte. Comprueba si se ha guardado antes de repetirlo. Referencia: 89AB-CDEF',
    ]);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ reqId: number, reference: '89AB-CDEF' });
    const asPage = await ask('/api/broken/7', { 'x-request-id': number, accept: 'text/html,*/*' });
    expect([asPage.status, asPage.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
    expect(await asPage.text()).toContain('Referencia: <b>89AB-CDEF</b>');
  });
});
