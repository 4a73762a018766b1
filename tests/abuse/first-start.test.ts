import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import { connected } from '#tests/support/servers/backups.ts';
import { processFile } from '#tests/support/servers/process-file.ts';
import { freePort, untilReady } from '#tests/support/servers/product.ts';
import { productionServices } from '#tests/support/servers/production.ts';

const root = join(import.meta.dirname, '../..');
const dataDir = mkdtempSync(join(tmpdir(), 'onyar-first-'));
const name = `test_${randomUUID().replaceAll('-', '')}`;
const empty = `${name}_empty`;
const cluster = process.env.TEST_TEMPLATE_URL as string;
const admin = (statement: string) =>
  connected(new URL('/postgres', cluster).href, (client) => client.query(statement));
beforeAll(async () => {
  for (const each of [name, empty]) await admin(`create database ${each}`);
});
afterAll(async () => {
  for (const each of [name, empty]) {
    await admin(`drop database ${each} with (force)`);
    await admin(`drop role if exists onyar_app_${each}`);
  }
  rmSync(dataDir, { recursive: true, force: true });
});

function start(port: number, settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [processFile(root)], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      MODE: 'demo',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: new URL(`/${name}`, cluster).href,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = text(child.stdout);
  let soFar = '';
  child.stdout.on('data', (some) => {
    soFar += some;
  });
  const complaint = text(child.stderr);
  return {
    ready: () => untilReady(`http://127.0.0.1:${port}`, child),
    async end() {
      if (child.exitCode === null) child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      return { code: child.exitCode, printed: await printed, complaint: await complaint };
    },
    soFar: () => soFar,
    exited: () => once(child, 'exit'),
  };
}

const passwordIn = (printed: string) => /user "direccion", password "([\w-]{12})"/.exec(printed)?.[1];

test('keeps the password of a first start that failed after seeding, and shows it once on the next start', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const failed = start((taken.address() as { port: number }).port);
  await failed.exited();
  const first = await failed.end();
  expect(first.code).toBe(1);
  expect(first.complaint).toMatch(/PORT: another process listens on \d+ already/);
  expect(passwordIn(first.printed)).toBeUndefined();
  taken.close();

  const port = await freePort();
  const second = start(port);
  await second.ready();
  // Shown right after the URL.
  await expect.poll(() => existsSync(join(dataDir, 'first-password'))).toBe(false);
  const password = passwordIn((await second.end()).printed);
  expect(password).toBeDefined();

  const third = start(port);
  await third.ready();
  const reply = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'direccion', password }),
  });
  expect(reply.status).toBe(200);
  expect(passwordIn((await third.end()).printed)).toBeUndefined();
});

test('leaves the link for the first account to the process for jobs', async () => {
  const url = new URL(`/${empty}`, cluster).href;
  const web = start(await freePort(), {
    ...productionServices,
    MODE: 'production',
    DATABASE_URL: url,
    ROLE: 'web',
  });
  await expect.poll(web.soFar).toContain('Onyar: https://onyar.test');
  // The end waits until the start is complete.
  expect((await web.end()).printed).not.toContain('Welcome');
  expect(await readStoredLinks(url)).toEqual([]);
});

test('creates no data in production and shows a one-time link for the first account; the site stays closed', async () => {
  const port = await freePort();
  const at = (path: string) => `http://127.0.0.1:${port}${path}`;
  const settings = {
    ...productionServices,
    MODE: 'production',
    LOG_LEVEL: 'info',
    DATABASE_URL: new URL(`/${empty}`, cluster).href,
  };
  const linkIn = (printed: string) =>
    /https:\/\/onyar\.test\/staff\/bienvenida#([\w-]{43})/.exec(printed)?.[1];
  const send = async (path: string, body: object, cookie = '') => {
    const reply = await fetch(at(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    return { status: reply.status, body: await reply.json(), cookies: reply.headers.getSetCookie() };
  };
  const account = {
    username: 'ona',
    password: 'casa-de-paper-7',
    fullName: 'Ona Vilar',
    email: 'ona@example.org',
  };

  const first = start(port, settings);
  await first.ready();
  const counted = await connected(settings.DATABASE_URL, async (client) => {
    const { rows } =
      await client.query(`select (select count(*) from users) as users, (select count(*) from professionals) as people,
      (select count(*) from services) as prices, (select count(*) from plans) as plans, (select count(*) from opening_hours) as hours,
      (select count(*) from selfcare_activities) as guide`);
    return Object.values(rows[0]);
  });
  expect(counted).toEqual(['0', '0', '0', '0', '0', '16']);
  for (const path of ['/', '/plans', '/appointments', '/aviso-legal', '/chat', '/dashboard']) {
    const reply = await fetch(at(path));
    const page = await reply.text();
    expect(reply.status, path).toBe(200);
    for (const words of ['Abrimos pronto', 'tel:112', 'tel:024', 'tel:016', 'Aviso legal', 'noindex'])
      expect(page, path).toContain(words);
    expect(page, path).not.toContain('Riubell');
  }
  expect((await fetch(at('/no-existe'))).status).toBe(404);
  expect(await (await fetch(at('/staff'))).text()).toContain('Abriendo el panel');
  for (const path of ['/api/register', '/api/contact', '/api/appointments', '/api/process-payment'])
    expect(await send(path, {}), path).toMatchObject({ status: 409, body: { code: 'not_open_yet' } });
  const { soFar } = first;
  await expect.poll(() => linkIn(soFar())).toBeDefined();
  const token = linkIn(soFar()) as string;
  // Neither the configured wallet nor the mail server works: reported at once.
  const unusable = () =>
    [...soFar().matchAll(/^.*a service outside cannot be used.*$/gm)].map(
      ([line]) => JSON.parse(line).service,
    );
  await expect.poll(() => unusable().sort()).toEqual(['mail', 'wallet']);
  expect(await readStoredLinks(settings.DATABASE_URL)).toEqual([hashToken(token)]);
  // A refused password keeps the link valid.
  const weak = { ...account, password: '123456', token };
  expect((await send('/api/staff/first-admin', weak)).status).toBe(400);
  const made = await send('/api/staff/first-admin', { ...account, token });
  expect(made).toMatchObject({ status: 201, body: { username: 'ona', role: 'admin' } });
  expect((await send('/api/staff/first-admin', { ...account, username: 'pau', token })).status).toBe(410);
  const cookie = made.cookies.map((one) => one.split(';')[0]).join('; ');
  const panel = async (path: string) => (await fetch(at(path), { headers: { cookie } })).json();
  expect(await panel('/api/staff/me')).toMatchObject({ role: 'admin', secondFactor: 'none' });
  expect(await panel('/api/staff/audit')).toMatchObject({ code: 'second_factor_needed' });
  expect(await readStoredLinks(settings.DATABASE_URL)).toEqual([]);
  expect((await first.end()).printed.split(token)).toHaveLength(2);

  const second = start(port, settings);
  await second.ready();
  expect(linkIn((await second.end()).printed)).toBeUndefined();
});

const readStoredLinks = (url: string) =>
  connected(url, async (client) =>
    (await client.query('select * from first_admin_links')).rows.map((row) => row.token_hash),
  );
