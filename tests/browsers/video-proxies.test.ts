import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as http from 'node:http';
import * as https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, expect as expectPage } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testKeys } from '#tests/support/app.ts';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { nginx, startNginx } from '#tests/support/servers/nginx.ts';
import { freePort, type Product, startProduct } from '#tests/support/servers/product.ts';
import { planCall } from '#tests/support/video-call.ts';
import { haproxy, startProxy } from '../cluster/proxy.ts';
import { enter, expectBothToSee, launchWithFakeDevices, letIn } from './video-call.ts';

const folder = mkdtempSync(join(tmpdir(), `onyar-test-${process.pid}-video-`));
const ends: (() => Promise<unknown>)[] = [];
let browser: Browser;
let publicPort: number;

beforeAll(async () => {
  browser = await launchWithFakeDevices();
  publicPort = await freePort();
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  await browser.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** Two processes of one clinic, behind the proxy of one test. */
async function startClinic(publicUrl: string): Promise<[Product, Product]> {
  const clone = await cloneDatabase();
  ends.push(clone.drop);
  const start = async (role: Record<string, string>) => {
    const product = await startProduct({
      DATABASE_URL: clone.url,
      SECRET_KEYS: testKeys,
      TRUST_PROXY: '127.0.0.1/32',
      PUBLIC_URL: publicUrl,
      ...role,
    });
    ends.push(() => product.end('SIGKILL'));
    return product;
  };
  return [await start({}), await start({ ROLE: 'web' })];
}

const portOf = ({ url }: Product) => new URL(url).port;

/** Holds a call. One of its requests for events waits more than 15 s, and the proxy neither cuts nor refuses it. */
async function expectCall(planner: Product, origin: string): Promise<void> {
  const tokens = await planCall(planner.url);
  const patient = await enter(browser, origin, tokens.patient);
  const therapist = await enter(browser, origin, tokens.therapist);
  await letIn(therapist);
  await expectBothToSee(therapist, patient);
  const refused: string[] = [];
  for (const page of [therapist, patient])
    page.on('response', (reply) => {
      if (reply.status() >= 400) refused.push(`${reply.status()} ${reply.url()}`);
    });
  await therapist.waitForResponse(
    (reply) => reply.url().endsWith('/events') && reply.request().timing().responseStart > 15_000,
    { timeout: 60_000 },
  );
  expect(refused).toEqual([]);
  await expectPage(therapist.getByText(/^Sin conexión con la clínica/)).toHaveCount(0);
  await expectBothToSee(therapist, patient);
  for (const page of [therapist, patient]) await page.context().close();
}

async function untilServed(origin: string): Promise<void> {
  const isServed = () =>
    new Promise<boolean>((resolve) => {
      const get = origin.startsWith('https') ? https.get : http.get;
      const asked = get(`${origin}/readyz`, { rejectUnauthorized: false }, (reply) => {
        reply.resume();
        resolve(reply.statusCode === 200);
      });
      asked.on('error', () => resolve(false));
    });
  for (let tries = 0; !(await isServed()); tries++) {
    if (tries > 600) throw new Error(`${origin} does not serve`);
    await delay(50);
  }
}

if (nginx !== undefined) {
  const program = nginx;
  test('nginx with the configuration of the guide passes a call', async () => {
    const origin = `https://localhost:${publicPort}`;
    const [one, two] = await startClinic(origin);
    const own = join(folder, 'nginx');
    mkdirSync(own);
    const proxy = startNginx(program, own, { port: publicPort, upstreams: [portOf(one), portOf(two)] });
    ends.push(async () => {
      proxy.kill('SIGTERM');
      await once(proxy, 'exit');
    });
    await untilServed(origin);
    await expectCall(one, origin);
  });
}

if (haproxy !== undefined) {
  const program = haproxy;
  test('HAProxy with the configuration of the guide passes a call', async () => {
    const [one, two] = await startClinic('http://127.0.0.1');
    const own = join(folder, 'haproxy');
    mkdirSync(own);
    // The configuration names two databases too, which nobody asks for here.
    const unusedPort = await freePort();
    const proxy = await startProxy(program, own, {
      web: [
        { name: 'web-one', port: Number(portOf(one)) },
        { name: 'web-two', port: Number(portOf(two)) },
      ],
      postgres: [
        { name: 'one', port: unusedPort },
        { name: 'two', port: unusedPort },
      ],
    });
    ends.push(() => proxy.stop());
    await untilServed(proxy.origin);
    await expectCall(one, proxy.origin);
  });
}

const caddy = ['/usr/bin/caddy', '/usr/local/bin/caddy'].find((file) => existsSync(file));

if (caddy !== undefined) {
  describe('Caddy with the configuration of the container', () => {
    /** Debian 12 has Caddy 2.6, which does not know two options of the sample. */
    const readSample = () => {
      const sample = readFileSync(join(import.meta.dirname, '../../deploy/Caddyfile'), 'utf8');
      const [, major, minor] =
        /v?(\d+)\.(\d+)/.exec(execFileSync(caddy, ['version'], { encoding: 'utf8' })) ?? [];
      const isOld = Number(major) === 2 && Number(minor) < 8;
      return isOld ? sample.replaceAll(/^\s+(persist_config|request_buffers) .*$/gm, '') : sample;
    };

    test('passes a call', async () => {
      const port = await freePort();
      const origin = `https://localhost:${port}`;
      const [one, two] = await startClinic(origin);
      const own = join(folder, 'caddy');
      mkdirSync(own);
      const file = join(own, 'Caddyfile');
      // A certificate of Caddy's own authority, and no port for plain HTTP.
      writeFileSync(
        file,
        readSample()
          .replace('admin off', 'admin off\n\tskip_install_trust\n\tauto_https disable_redirects')
          .replace('{$SITE} {', '{$SITE} {\n\ttls internal'),
      );
      const proxy = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {
        stdio: 'ignore',
        env: {
          HOME: own,
          XDG_DATA_HOME: own,
          XDG_CONFIG_HOME: own,
          SITE: origin,
          ACME_EMAIL: 'nadie@clinica.example',
          UPSTREAMS: `127.0.0.1:${portOf(one)} 127.0.0.1:${portOf(two)}`,
        },
      });
      ends.push(async () => {
        const exit = once(proxy, 'exit');
        if (proxy.kill('SIGTERM')) await exit;
      });
      await untilServed(origin);
      await expectCall(one, origin);
    });
  });
}
