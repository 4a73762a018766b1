import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.server.ts';
import { createHttp } from '../http/http.server.ts';
import { createLog } from '../operations/log.server.ts';
import { createOutages } from '../operations/outages.server.ts';
import { systemClock } from '../time/clock.ts';
import { keepFiles } from './kept-files.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'onyar-kept-files-'));
const content = 'export const hello = "hola";\n'.repeat(100);
let stop = async () => {};
let origin: string;
/** How many requests have come as far as the routes. */
let byRoutes = 0;
let mayVisit = true;

beforeAll(async () => {
  for (const name of ['large-1.js', 'small-1.js']) writeFileSync(join(folder, name), content);
  writeFileSync(join(folder, 'large-1.js.br'), brotliCompressSync(content));
  const log = createLog('silent');
  const outages = createOutages({ log, clock: systemClock });
  const app = await createHttp({ config: readConfig({}), log, outages });
  stop = () => app.close();
  app.addHook('onRequest', async () => {
    byRoutes += 1;
  });
  keepFiles(app, { folder, prefix: '/files/', visits: { admits: () => mayVisit } });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/files/',
    preCompressed: true,
    immutable: true,
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function ask(name: string, wishes: Record<string, string> = {}) {
  const before = byRoutes;
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', ...wishes };
  const reply = await fetch(`${origin}/files/${name}`, { headers });
  const { date: _, ...said } = Object.fromEntries(reply.headers);
  return { status: reply.status, said, text: await reply.text(), isFromMemory: byRoutes === before };
}
const kept = (name: string) => expect.poll(async () => (await ask(name)).isFromMemory).toBe(true);

test.each([
  ['large-1.js', 'br'],
  ['small-1.js', undefined],
])('%s is sent from memory once it has been sent, as it was before', async (name, coding) => {
  const first = await ask(name);
  expect(first).toMatchObject({ status: 200, text: content, isFromMemory: false });
  expect(first.said['content-encoding']).toBe(coding);
  await kept(name);
  expect(await ask(name)).toEqual({ ...first, isFromMemory: true });
});

test('whoever has it already, wants a part of it or cannot read it so is answered by the routes', async () => {
  await kept('large-1.js');
  const { said } = await ask('large-1.js');
  expect((await ask('large-1.js', { 'if-none-match': String(said.etag) })).isFromMemory).toBe(false);
  await kept('small-1.js');
  expect(await ask('small-1.js', { range: 'bytes=0-5' })).toMatchObject({ status: 206, text: 'export' });
  const plain = await ask('large-1.js', { 'accept-encoding': 'br;q=0, identity' });
  expect(plain).toMatchObject({ status: 200, text: content, isFromMemory: false });
  expect(plain.said['content-encoding']).toBeUndefined();
});

test('an address written otherwise is never kept', async () => {
  for (const name of ['large-1.js?x', 'large%2D1.js'])
    for (let times = 0; times < 3; times++)
      expect(await ask(name), name).toMatchObject({ status: 200, text: content, isFromMemory: false });
  for (const name of ['large-2.js', '.large', '..%2fpackage.json'])
    expect((await ask(name)).text, name).not.toBe(content);
});

test('whoever has worn the limit out is told so by the routes', async () => {
  await kept('large-1.js');
  mayVisit = false;
  expect((await ask('large-1.js')).isFromMemory).toBe(false);
  mayVisit = true;
});
