import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '#tests/support/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const pages = ['/', '/auth', '/appointments', '/dashboard', '/no-existe'];

/** Requests a path unchanged: other clients would normalize its dots. */
const requestRawPath = (origin: string, path: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    get(origin, { path }, (reply) => {
      text(reply).then((body) => resolve({ status: reply.statusCode ?? 0, body }), reject);
    }).on('error', reject);
  });

const scriptOf = (html: string) => /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';

for (const path of pages) {
  test(`${path} allows its own inline scripts by hash, and no others`, async () => {
    const reply = await site.ask(path);
    const policy = reply.headers.get('content-security-policy') ?? '';
    const scriptSources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    const inline = [...(await reply.text()).matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
    expect(inline.length).toBeGreaterThan(0);
    for (const [, code = ''] of inline) {
      expect(scriptSources).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    }
    expect(scriptSources).toContain("'self'");
    expect(scriptSources.filter((source) => !/^'(self|sha256-[\w+/]+=*)'$/.test(source))).toEqual([]);
  });
}

test('the first document of each public page weighs at most 45 kB compressed', async () => {
  const compress = promisify(brotliCompress);
  for (const path of ['/', '/auth', '/plans', '/appointments', '/contact'])
    expect((await compress(await site.read(path))).length, path).toBeLessThan(45_000);
});

test('a page loads few script files', async () => {
  // Each file is a round trip, and browsers load six at a time (docs/decisions/0057).
  for (const [path, most] of [
    ['/appointments', 24],
    ['/staff', 33],
  ] as const) {
    const scripts = new Set((await site.read(path)).match(/\/assets\/[\w.-]+\.js/g));
    expect(scripts.size, path).toBeGreaterThan(10);
    expect(scripts.size, path).toBeLessThanOrEqual(most);
  }
});

test('the first paint of a public page needs no file besides the document', async () => {
  const html = await site.read('/');
  expect(html).toMatch(/<style>[\s\S]{10000,}<\/style>/);
  expect(html).not.toMatch(/<link rel="(stylesheet|modulepreload|preload)"(?![^>]*disabled)/);
  expect(html).not.toMatch(/<script[^>]*type="module"/);
});

test('a panel page loads its scripts at once, because it shows nothing without them', async () => {
  const html = await site.read('/staff/agenda');
  expect(html).toContain('Abriendo el panel');
  expect(html).toMatch(/<link rel="modulepreload" href="\/assets\/agenda-page-[^"]+\.js"/);
  expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/[\w.-]+\.css"\/>/);
  expect(html).toMatch(/<script type="module" async="">/);
  expect(html).not.toMatch(/rel="deferred-preload"|<style/);
});

for (const [coding, path] of [
  ['br', '/external?tab=sinapsy'],
  ['gzip', '/plans?tab=prices'],
  ['identity', '/auth?redirect=plans'],
] as const) {
  test(`a document has the same headers at the first visit and later ones (${coding})`, async () => {
    const answers = [];
    for (let visit = 0; visit < 3; visit++) {
      const reply = await site.ask(path, { headers: { 'accept-encoding': coding } });
      const {
        date,
        'keep-alive': _,
        'transfer-encoding': __,
        'content-length': ___,
        ...said
      } = Object.fromEntries(reply.headers);
      answers.push({ status: reply.status, said, text: await reply.text() });
    }
    expect(answers[0]?.said['content-security-policy']).toContain("object-src 'none'");
    expect(answers[0]?.said['content-encoding']).toBe(coding === 'identity' ? undefined : coding);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
}

test('the page of reminder links is not stored and not indexed', async () => {
  const reply = await site.ask('/cita');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(await reply.text()).toContain('noindex');
});

test('an unchanged document returns 304', async () => {
  const etag = (await site.ask('/appointments')).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  const again = await site.ask('/appointments', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

for (const coding of ['br', 'gzip']) {
  test(`documents and scripts are served as ${coding}`, async () => {
    const headers = { 'accept-encoding': coding };
    const document = await site.ask('/', { headers });
    expect(document.headers.get('content-encoding')).toBe(coding);
    const html = await document.text();
    expect(html).toContain('Un lugar tranquilo para volver a ti');
    const script = await site.ask(scriptOf(html), { headers });
    expect(script.status).toBe(200);
    expect(script.headers.get('content-encoding')).toBe(coding);
    expect(script.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  });
}

test('scripts and styles are immutable under their names', async () => {
  const html = await site.read('/');
  const assets = new Set(html.match(/\/assets\/[\w.-]+\.(js|css|woff2)/g));
  expect(assets.size).toBeGreaterThan(3);
  for (const asset of assets) {
    const reply = await site.ask(asset);
    expect(reply.status, asset).toBe(200);
    expect(reply.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('only files of the site can be requested', async () => {
  const html = await site.read('/');
  const secrets = [
    ...['/assets/../../package.json', '/assets/..%2f..%2fpackage.json', '/assets/%2e%2e/%2e%2e/package.json'],
    ...['/assets/..%5c..%5cpackage.json', '/%2e%2e/package.json', '/../src/server.ts', '//package.json'],
    ...['/.env', '/.git/config', '/assets/.hash', '/.hash', '/server/index.js', '/../server/index.js'],
    ...[`${scriptOf(html)}.map`, '/assets/x.js.map', '/assets/', '/package.json', '/src/server.ts'],
  ];
  for (const path of secrets) {
    const { status, body } = await requestRawPath(site.origin, path);
    expect([400, 403, 404], path).toContain(status);
    expect(/Page Not Found|^\{"message":/.test(body), path).toBe(true);
  }
});

test('unknown paths share one document', async () => {
  const [first, second] = await Promise.all(
    ['/no-existe', '/tampoco/existe?a=1'].map((path) => site.ask(path)),
  );
  expect(first?.status).toBe(404);
  expect(second?.headers.get('etag')).toBe(first?.headers.get('etag'));
  expect(await second?.text()).toBe(await first?.text());
});

test('ignores unknown query parameters and unsafe redirect targets', async () => {
  const etagOf = async (path: string) => (await site.ask(path)).headers.get('etag');
  expect(await etagOf('/auth?x=1&redirect=appointments')).toBe(await etagOf('/auth?redirect=appointments'));
  expect(await etagOf('/auth?redirect=//evil.example')).toBe(await etagOf('/auth'));
  expect(await etagOf('/auth')).not.toBe(await etagOf('/auth?redirect=appointments'));
});

test('HEAD returns the status and ETag of GET without a body', async () => {
  for (const path of pages) {
    const head = await site.ask(path, { method: 'HEAD' });
    const got = await site.ask(path);
    expect(head.status, path).toBe(got.status);
    expect(head.headers.get('etag'), path).toBe(got.headers.get('etag'));
    expect(await head.text(), path).toBe('');
  }
});

test('an unknown API path returns 404 in JSON', async () => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const reply = await site.ask('/api/nothing', { method });
    expect(reply.status).toBe(404);
    expect(reply.headers.get('content-type')).toContain('application/json');
    expect(await reply.json()).toEqual({ message: expect.any(String), code: 'not_found' });
  }
});
