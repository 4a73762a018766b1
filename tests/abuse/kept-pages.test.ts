import { createRequestHandler, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDocumentKeys, unknownPath } from '#platform/documents/keys.ts';
import { visitsPerMinute } from '#platform/http/visits.server.ts';
import { createLog } from '#platform/operations/log.server.ts';
import { allPages, routes } from '#platform/paths.ts';
import { builtPages, startTestApp, type TestApp } from '#tests/support/app.ts';

/** The built pages, counting renders and their concurrency. */
async function loadCountingBuild() {
  const build = await builtPages();
  const counts = { made: 0, underWay: 0, mostAtOnce: 0 };
  const { default: render, ...rest } = build.entry.module;
  const counted = async (...all: Parameters<typeof render>) => {
    counts.made += 1;
    counts.underWay += 1;
    counts.mostAtOnce = Math.max(counts.mostAtOnce, counts.underWay);
    try {
      return await render(...all);
    } finally {
      counts.underWay -= 1;
    }
  };
  // Keeps the module's shape: `askApi` and `site` are looked up by identity.
  return { counts, build: { ...build, entry: { module: { ...rest, default: counted } } } };
}

/** One panel page stands for all, because they share a document. */
const names = Object.keys(routes).filter((name) => name === 'staff' || !name.startsWith('staff-'));
const tabs = ['prices', 'sinapsy', 'plans', 'nflow', 'x'];
const subjects = ['referral', 'casino', 'other', 'Referral'];
const wishes = [
  '',
  ...names.map((name) => `redirect=${name}`),
  ...tabs.map((tab) => `tab=${tab}`),
  'redirect=//evil.example',
  'redirect=__proto__',
  'tab=prices&redirect=chat',
  'asunto=casino',
  'utm_source=x',
  'x=1&y=2',
];
const paths = [
  ...allPages.filter(({ path }) => path === '/staff' || !path.startsWith('/staff/')).map(({ path }) => path),
  '/no-existe',
  '/wp-login',
  '/plans/2',
  '/Plans',
];
const { all: keys } = createDocumentKeys(allPages, ['es']);

test('the page table yields a short list of documents', () => {
  expect(keys).toContain('/plans?tab=prices');
  expect(keys).toContain('/contact?asunto=referral');
  expect(keys.length - allPages.length).toBeLessThan(20);
  expect(new Set(keys).size).toBe(keys.length);
});

describe('invented URLs', () => {
  let testApp: TestApp;
  let counts: Awaited<ReturnType<typeof loadCountingBuild>>['counts'];
  beforeAll(async () => {
    const pages = await loadCountingBuild();
    counts = pages.counts;
    testApp = await startTestApp({ build: pages.build });
  });
  afterAll(() => testApp.stop());

  test('cause no more renders than there are documents, one at a time', async () => {
    const addresses = wishes.flatMap((wish) =>
      paths.map((path) => `${path}${wish === '' ? '' : `?${wish}`}`),
    );
    expect(addresses.length).toBeGreaterThan(600);
    const codes = new Set<number>();
    // A few at a time, like a browser; more at once is tested below.
    for (let next = 0; next < addresses.length; next += 8)
      for (const { statusCode } of await Promise.all(
        addresses.slice(next, next + 8).map((url) => testApp.visitor().get(url)),
      ))
        codes.add(statusCode);
    expect([...codes].sort()).toEqual([200, 404]);
    expect(counts.made).toBeLessThanOrEqual(keys.length);
    expect(counts.mostAtOnce).toBe(1);
  });

  test('unknown paths and odd parameters share one document', async () => {
    const tagOf = async (url: string) => (await testApp.visitor().get(url)).headers.etag;
    expect(new Set(await Promise.all(['/no-existe', '/no/existe?a=1', '/plans/2'].map(tagOf))).size).toBe(1);
    const plain = await tagOf('/plans');
    const odd = await tagOf('/plans?tab=sinapsy&redirect=chat');
    expect(odd).toBe(plain);
    expect(await tagOf('/plans?x=1&tab=prices&y')).not.toBe(plain);
  });

  test('parameters not in the table change no document', async () => {
    // Renders each URL bypassing the cache, so a page that reads an unlisted parameter fails here. Fakes the time,
    // because the catalogue contains its read time.
    vi.useFakeTimers({ toFake: ['Date'] });
    const render = await documentRenderer(testApp);
    const { keyOf } = createDocumentKeys(allPages, ['es']);
    const wishesOf = (path: string) =>
      path === routes.auth ? Object.keys(routes) : ['appointments', 'plans', 'chat', 'home', 'auth'];
    for (const { path } of allPages) {
      const kept = new Map<string, string>();
      for (const [index, name] of wishesOf(path).entries()) {
        const address = `${path}?redirect=${name}&tab=${tabs[index % tabs.length]}&asunto=${subjects[index % subjects.length]}`;
        const key = keyOf(address);
        if (!kept.has(key)) kept.set(key, await render(key));
        expect((await render(address)) === kept.get(key), address).toBe(true);
      }
    }
    vi.useRealTimers();
  });
});

async function documentRenderer({ app }: TestApp) {
  const build = await builtPages();
  const render = createRequestHandler(build, 'production');
  const { askApi, site } = build.entry.module;
  return async (address: string) => {
    const context = new RouterContextProvider();
    context.set(askApi, async (path) => (await app.inject(path)).json());
    context.set(site, { demo: true, isCopy: false, isOpen: true, publicUrl: 'http://onyar.test' });
    return (await render(new Request(new URL(address, 'http://onyar.test')), context)).text();
  };
}

test('a page whose data cannot be read returns 503 and logs the cause once', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const testApp = await startTestApp({ build: await builtPages(), log });
  const { query } = testApp.pool;
  testApp.pool.query = ((...asked: unknown[]) =>
    JSON.stringify(asked).includes('plan_offers')
      ? Promise.reject(new Error('nobody there'))
      : Reflect.apply(query, testApp.pool, asked)) as never;
  const { statusCode, body } = await testApp.visitor().get('/');
  testApp.pool.query = query;
  expect(statusCode).toBe(503);
  expect(body).toContain('Volvemos enseguida');
  // React's own error page, which logs to the console, is never rendered.
  const told = lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'a page could not be rendered');
  expect(told).toMatchObject([
    { level: 40, page: '/', err: { message: expect.stringMatching(/^5\d\d: \/api\//) } },
  ]);
  expect((await testApp.visitor().get('/')).statusCode).toBe(200);
  await testApp.stop();
});

test('concurrent requests before anything is cached are served or get Retry-After, without a long queue', async () => {
  const pages = await loadCountingBuild();
  const testApp = await startTestApp({ build: pages.build });
  const replies = await Promise.all(
    Array.from({ length: 400 }, (_, index) => testApp.visitor().get(keys[index % keys.length] ?? '/')),
  );
  for (const { statusCode, headers, body } of replies) {
    expect([200, 404, 503]).toContain(statusCode);
    if (statusCode !== 503) continue;
    expect(headers['retry-after']).toBe('5');
    expect(body).toContain('Volvemos enseguida');
    expect(body).toContain('tel:112');
  }
  expect(replies.filter(({ statusCode }) => statusCode === 503).length).toBeGreaterThan(0);
  expect(pages.counts.mostAtOnce).toBe(1);
  expect(pages.counts.made).toBeLessThan(keys.length);
  expect((await testApp.visitor().get(keys[0] ?? '/')).statusCode).toBe(200);
  await testApp.stop();
});

test('pages not requested since the start survive a database outage', async () => {
  const { build, counts } = await loadCountingBuild();
  const testApp = await startTestApp({ build, listens: true, env: { DATABASE_POOL: '1' }, isPatient: false });
  await expect.poll(() => counts.made, { interval: 100 }).toBe(keys.length);
  // The last page's compression has no signal; requesting it waits for it.
  await testApp.visitor().get('/no-existe');
  const onlyConnection = await testApp.pool.connect();
  for (const key of keys.filter((each) => each !== unknownPath))
    expect((await testApp.visitor().get(key)).statusCode, key).toBe(200);
  onlyConnection.release();
  await testApp.stop();
});

test('an address requesting endless pages gets 429, its neighbour the page', async () => {
  const testApp = await startTestApp({
    build: await builtPages(),
    listens: true,
    env: { LIMIT_FACTOR: '1' },
  });
  const greedy = testApp.visitor('203.0.113.9');
  expect((await greedy.get('/contact')).statusCode).toBe(200);
  const codes = new Set<number>();
  for (const path of ['/contact', '/no-existe', '/x.png', '/healthz'])
    codes.add((await greedy.get(path)).statusCode);
  expect([...codes].sort()).toEqual([200, 404]);
  for (let sent = 6; sent <= visitsPerMinute; sent += 1) await greedy.get('/healthz');
  for (const path of ['/contact', '/no-existe', '/x.png', '/healthz', '/plans?tab=prices']) {
    const refused = await greedy.get(path);
    expect([path, refused.statusCode, refused.json().code]).toEqual([path, 429, 'too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await testApp.visitor('203.0.113.10').get('/contact')).statusCode).toBe(200);
  await testApp.stop();
});
