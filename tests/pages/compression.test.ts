import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { builtPages, startTestApp, type TestApp } from '#tests/support/app.ts';

const unpacked = promisify(brotliDecompress);

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp({ build: await builtPages(), listens: true });
});
afterAll(() => house.stop());
afterEach(() => {
  vi.restoreAllMocks();
});

/** What has been made until now is ten seconds old from here on. */
function tenSecondsLater() {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 10_000);
}

/** The bytes as they came, and what was said of them. */
async function packed(path: string, coding = 'br'): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const { port } = house.app.server.address() as AddressInfo;
  const request = get({ port, path, agent: false, headers: { 'accept-encoding': coding } });
  const [reply] = (await once(request, 'response')) as [IncomingMessage];
  return { headers: reply.headers, body: await buffer(reply) };
}

test('who asks first does not wait for the last tenth of the bytes, who asks ten seconds later does not load it', async () => {
  const first = await packed('/plans');
  const soon = await packed('/plans');
  tenSecondsLater();
  // Nobody waits for it: this answer is as large as the first.
  const last = await packed('/plans');
  await expect.poll(async () => (await packed('/plans')).body.length).toBeLessThan(first.body.length);
  const [second, third] = [await packed('/plans'), await packed('/plans')];
  expect([soon, last].map(({ body }) => body.length)).toEqual([first.body.length, first.body.length]);
  expect(await unpacked(second.body)).toEqual(await unpacked(first.body));
  for (const { headers, body } of [first, last, second, third]) {
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.etag).toBe(first.headers.etag);
  }
});

test('a document that was sent in other codings before becomes smaller behind the first in Brotli, too', async () => {
  await packed('/contact', 'identity');
  const first = await packed('/contact');
  tenSecondsLater();
  await expect.poll(async () => (await packed('/contact')).body.length).toBeLessThan(first.body.length);
});
