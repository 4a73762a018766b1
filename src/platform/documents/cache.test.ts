import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { type CachedDocument, createPageCache, TooBusy } from './cache.server.ts';
import { hashesOfInlineScripts } from './compose.server.ts';
import { documentKeys } from './keys.ts';

const document = (status: number, text: string): CachedDocument => ({
  status,
  etag: text,
  headers: {},
  identity: Buffer.from(text),
  gzip: Buffer.alloc(0),
  br: Buffer.alloc(0),
  madeAt: 0,
  isCondensed: true,
});

describe('kept documents', () => {
  test('a page is rendered once for many readers, and again when the content version moves on', async () => {
    let version = 1;
    let renders = 0;
    const cache = createPageCache(
      async () => document(200, `render ${++renders}`),
      () => version,
    );
    const first = await Promise.all(Array.from({ length: 20 }, () => cache.read('/')));
    expect(new Set(first.map((kept) => kept.etag))).toEqual(new Set(['render 1']));
    expect(cache.peek('/')?.etag).toBe('render 1');
    version = 2;
    expect(cache.peek('/')).toBeUndefined();
    expect((await cache.read('/')).etag).toBe('render 2');
  });

  test('where a refill fails the former page stays', async () => {
    let version = 1;
    let broken = false;
    let status = 200;
    const cache = createPageCache(
      async () => {
        if (broken) throw new Error('the database is away');
        return document(status, status === 200 ? 'good' : 'bad');
      },
      () => version,
    );
    await cache.read('/');
    version = 2;
    broken = true;
    expect((await cache.read('/')).etag).toBe('good');
    await expect(cache.read('/never-seen')).rejects.toThrow('away');
    // A page that breaks while it is rendered is an answer, and no better than none.
    broken = false;
    status = 500;
    expect((await cache.read('/')).etag).toBe('good');
    expect((await cache.read('/never-seen')).etag).toBe('bad');
  });

  test('an error page is not kept', async () => {
    let status = 500;
    const cache = createPageCache(
      async () => document(status, String(status)),
      () => 1,
    );
    await cache.read('/');
    expect(cache.peek('/')).toBeUndefined();
    status = 200;
    expect((await cache.read('/')).status).toBe(200);
  });
});

describe('documents that wait to be made', () => {
  /** A cache whose documents are finished by hand. */
  const byHand = (version = () => 1) => {
    const begun: { key: string; finish(document: CachedDocument): void; fail(error: Error): void }[] = [];
    const make = (key: string) =>
      new Promise<CachedDocument>((finish, fail) => void begun.push({ key, finish, fail }));
    return { begun, cache: createPageCache(make, version) };
  };
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  test('are made one at a time, in the order in which they were asked for', async () => {
    const { begun, cache } = byHand();
    const reads = ['/a', '/b', '/a'].map((key) => cache.read(key));
    await turn();
    expect(begun.map(({ key }) => key)).toEqual(['/a']);
    begun[0]?.finish(document(200, 'a'));
    await turn();
    expect(begun.map(({ key }) => key)).toEqual(['/a', '/b']);
    begun[1]?.fail(new Error('away'));
    expect((await reads[0])?.etag).toBe('a');
    await expect(reads[1]).rejects.toThrow('away');
    expect((await reads[2])?.etag).toBe('a');
  });

  test('are sixteen at most: whoever comes later is told at once, or gets the former one', async () => {
    let version = 1;
    const { begun, cache } = byHand(() => version);
    const first = cache.read('/former');
    await turn();
    begun[0]?.finish(document(200, 'former'));
    await first;
    version = 2;
    const waiting = Array.from({ length: 17 }, (_, index) => cache.read(`/${index}`));
    await turn();
    await expect(cache.read('/late')).rejects.toThrow(TooBusy);
    expect((await cache.read('/former')).etag).toBe('former');
    expect(begun).toHaveLength(2);
    for (let index = 1; index <= 17; index += 1) {
      begun[index]?.finish(document(200, 'made'));
      await turn();
    }
    expect(new Set((await Promise.all(waiting)).map(({ etag }) => etag))).toEqual(new Set(['made']));
  });

  test('keep nobody waiting for long who could have the former one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let version = 1;
    const { begun, cache } = byHand(() => version);
    const first = cache.read('/');
    await turn();
    begun[0]?.finish(document(200, 'former'));
    await first;
    version = 2;
    const second = cache.read('/');
    await turn();
    vi.advanceTimersByTime(2_000);
    expect((await second).etag).toBe('former');
    begun[1]?.finish(document(200, 'new'));
    await turn();
    expect(cache.peek('/')?.etag).toBe('new');
    vi.useRealTimers();
  });

  test('are made in the background where nobody asks, and not again while they are up to date', async () => {
    let version = 1;
    const { begun, cache } = byHand(() => version);
    const filling = cache.fill(['/a', '/b']);
    for (const index of [0, 1]) {
      await expect.poll(() => begun.length).toBe(index + 1);
      begun[index]?.finish(document(200, 'one'));
    }
    await filling;
    await cache.fill(['/a', '/b']);
    expect(begun.map(({ key }) => key)).toEqual(['/a', '/b']);
    version = 2;
    // A process that stops begins no other.
    await cache.fill(['/a', '/b'], AbortSignal.abort());
    expect(begun).toHaveLength(2);
    const again = cache.fill(['/a', '/b']);
    await turn();
    begun[2]?.finish(document(500, 'broken'));
    await expect(again).rejects.toThrow('500');
    expect(begun).toHaveLength(3);
    expect(
      (await Promise.all([cache.read('/b'), turn().then(() => begun[3]?.fail(new Error('x')))]))[0].etag,
    ).toBe('one');
  });
});

test('between two that nobody asked for, everybody else is answered: four times as long as the first one took', async () => {
  const spans: { began: number; ended: number }[] = [];
  const cache = createPageCache(
    async () => {
      const began = performance.now();
      await delay(40);
      spans.push({ began, ended: performance.now() });
      return document(200, 'one');
    },
    () => 1,
  );
  await cache.fill(['/a', '/b']);
  const [first, second] = spans;
  if (first === undefined || second === undefined) throw new Error('not filled');
  // A timer may come a millisecond early.
  expect(second.began - first.ended).toBeGreaterThanOrEqual(4 * (first.ended - first.began) - 2);
});

describe('what a document depends on', () => {
  const { keyOf, all } = documentKeys([
    { path: '/' },
    { path: '/auth', keptBy: { redirect: ['appointments'] } },
    { path: '/plans', keptBy: { tab: ['prices'], kind: ['adult', 'child'] } },
  ]);
  test.each([
    ['/', '/'],
    ['/auth/', '/auth'],
    ['/auth?redirect=appointments', '/auth?redirect=appointments'],
    ['/auth/?redirect=appointments', '/auth?redirect=appointments'],
    ['/auth?x=1&redirect=appointments&y=2', '/auth?redirect=appointments'],
    ['/auth?redirect=https://evil.example', '/auth'],
    ['/plans?redirect=appointments', '/plans'],
    ['/plans?kind=child&tab=prices', '/plans?tab=prices&kind=child'],
    ['/?a=1', '/'],
    ['/?redirect=appointments', '/'],
    ['//', '/'],
    ['/wp-admin', '/404'],
    ['/../etc/passwd', '/404'],
  ])('%s → %s', (address, expected) => {
    expect(keyOf(address)).toBe(expected);
  });
  test('every key that an address can have is known beforehand', () => {
    expect(all).toEqual([
      '/',
      '/auth',
      '/auth?redirect=appointments',
      '/plans',
      '/plans?kind=adult',
      '/plans?kind=child',
      '/plans?tab=prices',
      '/plans?tab=prices&kind=adult',
      '/plans?tab=prices&kind=child',
      '/404',
    ]);
    for (const key of all) expect(keyOf(key)).toBe(key);
  });
});

test('inline scripts are hashed, scripts of our own origin are not', () => {
  // SHA-256 of `alert(1)`, base64: known from CSP documentation.
  expect(
    hashesOfInlineScripts('<script src="/a.js"></script><script type="module">alert(1)</script>'),
  ).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
});
