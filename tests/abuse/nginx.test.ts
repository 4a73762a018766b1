import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commonRefusals } from '#platform/api/refusals.ts';
import { startTestApp } from '#tests/support/app.ts';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { guideConfiguration, nginx, startNginx } from '#tests/support/servers/nginx.ts';
import { freePort, type Product, startProduct } from '#tests/support/servers/product.ts';
import { unavailablePage } from '../../src/short-pages/short-pages.ts';

test("nginx sends programs the app's own message while nothing responds", () => {
  expect(guideConfiguration).toContain(
    `return 503 '${JSON.stringify({ message: commonRefusals.unavailable.message })}'`,
  );
});

test('each process may be down without the others being considered down', () => {
  const servers = guideConfiguration.match(/^\s+server 127\.0\.0\.1:.*$/gm) ?? [];
  expect(servers.length).toBeGreaterThan(1);
  for (const line of servers) expect(line).toContain('max_fails=0');
});

const filePattern = /location ~ (\^\/api\/\S+) \{\s+client_max_body_size (\d+)m;/.exec(guideConfiguration);

test('nginx accepts exactly the body sizes the app accepts, larger ones only for file uploads', async () => {
  const pattern = new RegExp(filePattern?.[1] ?? 'nowhere');
  const testApp = await startTestApp();
  const addresses = testApp.endpoints.map(({ largestBodyBytes = 0, path }) => ({
    largestBodyBytes,
    path: path.replaceAll(/:\w+/g, '12'),
  }));
  await testApp.stop();
  const largest = Math.max(...addresses.map(({ largestBodyBytes }) => largestBodyBytes));
  expect(largest).toBeGreaterThan(1_000_000);
  expect(Number(filePattern?.[2]) * 1024 * 1024).toBeGreaterThan(largest);
  const openTo = (addresses: { path: string }[]) => [...new Set(addresses.map(({ path }) => path))].sort();
  expect(openTo(addresses.filter(({ path }) => pattern.test(path)))).toEqual(
    openTo(addresses.filter(({ largestBodyBytes }) => largestBodyBytes > 0)),
  );
});

const program = nginx;
if (program !== undefined) {
  describe('behind nginx with the configuration of the guide', () => {
    const folder = mkdtempSync(join(tmpdir(), 'onyar-nginx-'));
    const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 10 });
    let clone: Awaited<ReturnType<typeof cloneDatabase>>;
    let proxy: ChildProcess;
    let port: number;
    const products: Product[] = [];
    const ports: string[] = [];
    const startOne = (number: number) =>
      startProduct({
        DATABASE_URL: clone.url,
        PORT: ports[number] as string,
        TRUST_PROXY: '127.0.0.1/32',
        PUBLIC_URL: `https://localhost:${port}`,
      });

    beforeAll(async () => {
      clone = await cloneDatabase();
      port = await freePort();
      ports.push(String(await freePort()), String(await freePort()));
      products.push(...(await Promise.all([startOne(0), startOne(1)])));
      proxy = startNginx(program, folder, { port, upstreams: ports });
      await untilAnswers();
    });
    afterAll(async () => {
      proxy.kill('SIGTERM');
      await once(proxy, 'exit');
      agent.destroy();
      await Promise.all(products.map((product) => product.end('SIGTERM')));
      await clone.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    type Reply = { status: number; type: string; body: string };
    const ask = (method: 'GET' | 'POST', path: string, payload?: object) =>
      new Promise<Reply>((resolve, reject) => {
        const headers = {
          origin: `https://localhost:${port}`,
          ...(payload ? { 'content-type': 'application/json' } : {}),
        };
        const sent = request(
          {
            host: '127.0.0.1',
            servername: 'localhost',
            port,
            method,
            path,
            agent,
            headers: { host: `localhost:${port}`, ...headers },
          },
          (reply) =>
            text(reply).then(
              (body) =>
                resolve({ status: reply.statusCode ?? 0, type: reply.headers['content-type'] ?? '', body }),
              reject,
            ),
        );
        sent.on('error', reject);
        sent.end(payload && JSON.stringify(payload));
      });

    async function untilAnswers() {
      for (;;) {
        const reply = await ask('GET', '/healthz').catch(() => null);
        if (reply?.status === 200) return;
        await delay(50);
      }
    }

    /** nginx's own 503, which our screens retry: nothing was done. */
    const isToldToComeAgain = ({ status, body }: Pick<Reply, 'status' | 'body'>) =>
      status === 503 && JSON.parse(body).message === commonRefusals.unavailable.message;

    // A request that reaches a closing process is cut. nginx retries reads at the other process but never writes, so
    // a write in that millisecond is told to retry.
    test('rolling restarts under load answer every read, and every write at the second attempt at the latest', async () => {
      const wrong: string[] = [];
      let again = 0;
      let count = 0;
      let isOver = false;
      const visitor = async (number: number) => {
        for (let turn = 0; !isOver; turn++) {
          const isReading = (turn + number) % 3 > 0;
          const [method, path, wanted] = isReading
            ? (['GET', '/api/services', 200] as const)
            : (['POST', '/api/appointments', 401] as const);
          const once = () =>
            ask(method, path, isReading ? undefined : { type: 'office' }).catch((error: Error) => ({
              status: 0,
              body: error.message,
            }));
          let reply = await once();
          if (!isReading && isToldToComeAgain(reply)) {
            again++;
            reply = await once();
          }
          count++;
          if (reply.status !== wanted) wrong.push(`${method} ${reply.status} ${reply.body.slice(0, 80)}`);
        }
      };
      const visitors = Array.from({ length: 8 }, (_, number) => visitor(number));
      for (const number of [0, 1]) {
        await products[number]?.end('SIGTERM');
        products[number] = await startOne(number);
      }
      isOver = true;
      await Promise.all(visitors);
      expect(wrong).toEqual([]);
      expect(count).toBeGreaterThan(100);
      // Two closing processes, eight concurrent users.
      expect(again).toBeLessThanOrEqual(16);
    });

    test('a scanned document arrives complete; larger bodies are refused with a message', async () => {
      const ofSize = (bytes: number) => ({ files: ['A'.repeat(bytes)] });
      // The app responds: not signed in.
      for (const path of ['/api/staff/people/1/consents/2/scan', '/api/staff/imports/preview'])
        expect((await ask('POST', path, ofSize(16_000_000))).status, path).toBe(401);
      for (const [path, bytes] of [
        ['/api/staff/people/1/consents/2/scan', 18_000_000],
        ['/api/appointments', 200_000],
      ] as const) {
        const reply = await ask('POST', path, ofSize(bytes));
        expect(reply, path).toMatchObject({ status: 413, type: 'application/json; charset=utf-8' });
        expect(JSON.parse(reply.body).message).toBe(commonRefusals.too_large.message);
      }
    });

    test('while nothing responds, people see emergency numbers and programs get a message', async () => {
      await Promise.all(products.map((product) => product.end('SIGTERM')));
      const page = await ask('GET', '/plans');
      expect(page).toMatchObject({ status: 502, type: 'text/html' });
      expect(page.body).toBe(unavailablePage);
      for (const number of ['112', '024']) expect(page.body).toContain(`href="tel:${number}"`);
      const api = await ask('POST', '/api/appointments');
      expect(api).toMatchObject({ status: 503, type: 'application/json; charset=utf-8' });
      expect(JSON.parse(api.body)).toEqual({ message: commonRefusals.unavailable.message });
    });
  });
}
