import { afterEach, describe, expect, test, vi } from 'vitest';
import { type CachedDocument, createPageCache, RenderQueueFull } from './cache.server.ts';
import { hashesOfInlineScripts } from './compose.server.ts';
import { createDocumentKeys } from './keys.ts';

const document = (status: number, text: string): CachedDocument => ({
  status,
  etag: text,
  headers: {},
  identity: Buffer.from(text),
  gzip: Buffer.alloc(0),
  br: Buffer.alloc(0),
});

describe('createPageCache', () => {
  test('renders once for many readers and again after the content version changes', async () => {
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

  test('returns the older document when rendering fails', async () => {
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
    // An error status must not replace an older document either.
    broken = false;
    status = 500;
    expect((await cache.read('/')).etag).toBe('good');
    expect((await cache.read('/never-seen')).etag).toBe('bad');
  });

  test('does not cache error pages', async () => {
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

describe('the render queue', () => {
  const byHand = (version = () => 1) => {
    const begun: { key: string; finish(document: CachedDocument): void; fail(error: Error): void }[] = [];
    const make = (key: string) =>
      new Promise<CachedDocument>((finish, fail) => void begun.push({ key, finish, fail }));
    return { begun, cache: createPageCache(make, version) };
  };
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  test('renders one document at a time, in request order', async () => {
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

  test('rejects with RenderQueueFull, or returns the older document, when sixteen renders wait', async () => {
    let version = 1;
    const { begun, cache } = byHand(() => version);
    const first = cache.read('/former');
    await turn();
    begun[0]?.finish(document(200, 'former'));
    await first;
    version = 2;
    const waiting = Array.from({ length: 17 }, (_, index) => cache.read(`/${index}`));
    await turn();
    await expect(cache.read('/late')).rejects.toThrow(RenderQueueFull);
    expect((await cache.read('/former')).etag).toBe('former');
    expect(begun).toHaveLength(2);
    for (let index = 1; index <= 17; index += 1) {
      begun[index]?.finish(document(200, 'made'));
      await turn();
    }
    expect(new Set((await Promise.all(waiting)).map(({ etag }) => etag))).toEqual(new Set(['made']));
  });

  describe('when a new render is late', () => {
    afterEach(() => void vi.useRealTimers());

    /** A cache whose document of '/' is outdated, and a read of it that has begun to render. */
    const readOutdated = async (older: CachedDocument) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      let version = 1;
      const { begun, cache } = byHand(() => version);
      const first = cache.read('/');
      await turn();
      begun[0]?.finish(older);
      await first;
      version = 2;
      const reading = cache.read('/');
      await turn();
      return { cache, reading, finish: (newer: CachedDocument) => begun[1]?.finish(newer) };
    };

    test('returns the older document after two seconds', async () => {
      const { cache, reading, finish } = await readOutdated(document(200, 'former'));
      vi.advanceTimersByTime(2_000);
      expect((await reading).etag).toBe('former');
      finish(document(200, 'new'));
      await turn();
      expect(cache.peek('/')?.etag).toBe('new');
    });

    test('waits if the older document is provisional', async () => {
      const { reading, finish } = await readOutdated({ ...document(200, 'closed'), isProvisional: true });
      vi.advanceTimersByTime(10_000);
      await turn();
      finish(document(200, 'open'));
      expect((await reading).etag).toBe('open');
    });
  });

  test('fill renders missing and outdated documents and stops when aborted', async () => {
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

describe('documentKeys', () => {
  const { keyOf, all } = createDocumentKeys(
    [
      { path: '/' },
      { path: '/auth', keptBy: { redirect: ['appointments'] } },
      { path: '/plans', keptBy: { tab: ['prices'], kind: ['adult', 'child'] } },
    ],
    ['es'],
  );
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
  test.each([
    ['/ca', '/ca'],
    ['/ca/', '/ca'],
    ['/ca/plans?tab=prices', '/ca/plans?tab=prices'],
    ['/ca/wp-admin', '/ca/404'],
    ['/wp-admin', '/404'],
    ['/cat', '/404'],
    ['/es/plans', '/404'],
  ])('%s → %s with Catalan', (address, expected) => {
    const both = createDocumentKeys(
      [{ path: '/' }, { path: '/plans', keptBy: { tab: ['prices'] } }],
      ['es', 'ca'],
    );
    expect(both.keyOf(address)).toBe(expected);
    expect(both.all).toContain(expected);
  });
  test('lists every possible key', () => {
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

test('hashesOfInlineScripts hashes inline scripts and skips scripts with a src', () => {
  // SHA-256 of `alert(1)`, base64: known from CSP documentation.
  expect(
    hashesOfInlineScripts('<script src="/a.js"></script><script type="module">alert(1)</script>'),
  ).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
});
