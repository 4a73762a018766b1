import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connected } from '#tests/support/servers/backups.ts';
import { freePort, untilReady } from '#tests/support/servers/product.ts';

const root = join(import.meta.dirname, '../..');
const dataDir = mkdtempSync(join(tmpdir(), 'onyar-first-'));
const name = `test_${randomUUID().replaceAll('-', '')}`;
const cluster = process.env.TEST_TEMPLATE_URL as string;
const admin = (statement: string) =>
  connected(new URL('/postgres', cluster).href, (client) => client.query(statement));
beforeAll(() => admin(`create database ${name}`));
afterAll(async () => {
  await admin(`drop database ${name} with (force)`);
  await admin(`drop role if exists onyar_app_${name}`);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the process as a person does; `end` gives what it has printed. */
function start(port: number) {
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: root,
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', MODE: 'demo', LOG_LEVEL: 'error' },
      ...{ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: new URL(`/${name}`, cluster).href },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = text(child.stdout);
  const complaint = text(child.stderr);
  return {
    ready: () => untilReady(`http://127.0.0.1:${port}`, child),
    async end() {
      if (child.exitCode === null) child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      return { code: child.exitCode, printed: await printed, complaint: await complaint };
    },
    exited: () => once(child, 'exit'),
  };
}

const passwordIn = (printed: string) => /usuario «direccion», contraseña «([\w-]{12})»/.exec(printed)?.[1];

test('a first start that fails after it has filled the database loses no password: the next one tells it, once', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const failed = start((taken.address() as { port: number }).port);
  await failed.exited();
  const first = await failed.end();
  expect(first.code).toBe(1);
  expect(first.complaint).toContain('EADDRINUSE');
  expect(passwordIn(first.printed)).toBeUndefined();
  taken.close();

  const port = await freePort();
  const second = start(port);
  await second.ready();
  // It is told right after the address.
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
