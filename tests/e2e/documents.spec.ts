import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test, visit } from './house.ts';

const pages = ['/', '/auth', '/appointments', '/dashboard', '/no-existe'];

/** Asks for a path as it stands: every client would tidy up its dots. */
const rawly = (origin: string, path: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    get(origin, { path }, (reply) => {
      text(reply).then((body) => resolve({ status: reply.statusCode ?? 0, body }), reject);
    }).on('error', reject);
  });

const scriptOf = (html: string) => /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';

for (const path of pages) {
  test(`${path} allows its own inline scripts by hash, and no others`, async ({ request }) => {
    const reply = await request.get(path);
    const policy = reply.headers()['content-security-policy'] ?? '';
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

test('nothing but the document is needed to paint; its faces and its scripts come after it', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).toMatch(/<style>[\s\S]{10000,}<\/style>/);
  expect(html).not.toMatch(/<link rel="(stylesheet|modulepreload|preload)"(?![^>]*disabled)/);
  expect(html).not.toMatch(/<script[^>]*type="module"/);
  await page.goto('/', { waitUntil: 'networkidle' });
  const { painted, faces, scripts } = await page.evaluate(() => {
    const askedFor = (ending: RegExp) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => ending.test(name))
        .map(({ startTime }) => startTime);
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { painted: paint?.startTime, faces: askedFor(/\.woff2$/), scripts: askedFor(/\.js$/) };
  });
  expect([faces.length, scripts.length > 5]).toEqual([2, true]);
  expect(Math.min(...faces, ...scripts)).toBeGreaterThan(painted ?? Number.NaN);
});

test('words are set in the house’s own faces', async ({ page, context }) => {
  await visit(page, '/contact');
  const browser = await context.newCDPSession(page);
  const facesOf = async (selector: string) => {
    await browser.send('DOM.enable');
    await browser.send('CSS.enable');
    const { root } = await browser.send('DOM.getDocument');
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName, isCustomFont }) => [familyName.split(' ')[0], isCustomFont]);
  };
  await expect.poll(() => facesOf('h1')).toEqual([['Bricolage', true]]);
  await expect.poll(() => facesOf('main p')).toEqual([['Atkinson', true]]);
});

for (const coding of ['br', 'gzip', 'identity']) {
  test(`a document says the same of itself at the first visit and at every later one (${coding})`, async ({
    request,
  }) => {
    const path = `/external?tab=sinapsy`;
    const answers = [];
    for (let visit = 0; visit < 3; visit++) {
      const reply = await request.get(path, { headers: { 'accept-encoding': coding } });
      const {
        date,
        'keep-alive': _,
        'transfer-encoding': __,
        'content-length': ___,
        ...said
      } = reply.headers();
      answers.push({ status: reply.status(), said, text: await reply.text() });
    }
    expect(answers[0]?.said['content-security-policy']).toContain("object-src 'none'");
    expect(answers[0]?.said['content-encoding']).toBe(coding === 'identity' ? undefined : coding);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
}

test('a document that has not changed is not sent again', async ({ request }) => {
  const { etag = '' } = (await request.get('/appointments')).headers();
  expect(etag).toMatch(/^"[\w-]+"$/);
  const again = await request.get('/appointments', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  expect(await again.body()).toHaveLength(0);
});

for (const coding of ['br', 'gzip']) {
  test(`documents and scripts are served as ${coding}`, async ({ request }) => {
    const headers = { 'accept-encoding': coding };
    const document = await request.get('/', { headers });
    expect(document.headers()['content-encoding']).toBe(coding);
    const html = await document.text();
    expect(html).toContain('Un lugar tranquilo para volver a ti');
    const script = await request.get(scriptOf(html), { headers });
    expect(script.status()).toBe(200);
    expect(script.headers()['content-encoding']).toBe(coding);
    expect(script.headers().vary?.toLowerCase()).toContain('accept-encoding');
  });
}

test('scripts and styles never change under their names', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const assets = new Set(html.match(/\/assets\/[\w.-]+\.(js|css|woff2)/g));
  expect(assets.size).toBeGreaterThan(3);
  for (const asset of assets) {
    const reply = await request.get(asset);
    expect(reply.status(), asset).toBe(200);
    expect(reply.headers()['cache-control']).toMatch(/max-age=31536000.*immutable/);
    expect(reply.headers()['x-content-type-options']).toBe('nosniff');
  }
});

test('nothing but the site can be reached', async ({ request, baseURL }) => {
  const html = await (await request.get('/')).text();
  const secrets = [
    ...['/assets/../../package.json', '/assets/..%2f..%2fpackage.json', '/assets/%2e%2e/%2e%2e/package.json'],
    ...['/assets/..%5c..%5cpackage.json', '/%2e%2e/package.json', '/../src/server.ts', '//package.json'],
    ...['/.env', '/.git/config', '/assets/.hash', '/.hash', '/server/index.js', '/../server/index.js'],
    ...[`${scriptOf(html)}.map`, '/assets/x.js.map', '/assets/', '/package.json', '/src/server.ts'],
  ];
  for (const path of secrets) {
    const { status, body } = await rawly(baseURL ?? '', path);
    expect([400, 403, 404], path).toContain(status);
    expect(/Page Not Found|^\{"message":/.test(body), path).toBe(true);
  }
});

test('unknown paths share one document', async ({ request }) => {
  const [first, second] = await Promise.all(
    ['/no-existe', '/tampoco/existe?a=1'].map((path) => request.get(path)),
  );
  expect(first?.status()).toBe(404);
  expect(second?.headers().etag).toBe(first?.headers().etag);
  expect(await second?.text()).toBe(await first?.text());
});

test('a query that means nothing changes nothing', async ({ request }) => {
  const { etag } = (await request.get('/auth?redirect=appointments')).headers();
  expect((await request.get('/auth?x=1&redirect=appointments')).headers().etag).toBe(etag);
  expect((await request.get('/auth?redirect=//evil.example')).headers().etag).toBe(
    (await request.get('/auth')).headers().etag,
  );
});

test('HEAD tells what GET would', async ({ request }) => {
  for (const path of pages) {
    const [head, got] = [await request.head(path), await request.get(path)];
    expect(head.status(), path).toBe(got.status());
    expect(head.headers().etag, path).toBe(got.headers().etag);
    expect(await head.body(), path).toHaveLength(0);
  }
});

test('an unknown call is refused in JSON', async ({ request }) => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const reply = await request.fetch('/api/nothing', { method });
    expect(reply.status()).toBe(404);
    expect(reply.headers()['content-type']).toContain('application/json');
    expect(await reply.json()).toEqual({ message: expect.any(String), code: 'not_found' });
  }
});
