import { describe, expect, test } from 'vitest';
import { hashesOfInlineScripts } from './compose-document.server.ts';
import { keyFinder, pathsOf } from './documents.server.ts';
import { createPageCache, type KeptDocument } from './page-cache.server.ts';

const document = (status: number, text: string): KeptDocument => ({
  status,
  etag: text,
  headers: {},
  identity: Buffer.from(text),
  gzip: Buffer.alloc(0),
  br: Buffer.alloc(0),
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
    const cache = createPageCache(
      async () => {
        if (broken) throw new Error('the database is away');
        return document(200, 'good');
      },
      () => version,
    );
    await cache.read('/');
    version = 2;
    broken = true;
    expect((await cache.read('/')).etag).toBe('good');
    await expect(cache.read('/never-seen')).rejects.toThrow('away');
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

describe('what a document depends on', () => {
  const key = keyFinder(new Set(['/', '/auth']), { redirect: ['appointments'] });
  test.each([
    ['/', '/'],
    ['/auth/', '/auth'],
    ['/auth?redirect=appointments', '/auth?redirect=appointments'],
    ['/auth?x=1&redirect=appointments&y=2', '/auth?redirect=appointments'],
    ['/auth?redirect=https://evil.example', '/auth'],
    ['/?a=1', '/'],
    ['/wp-admin', '/404'],
    ['/../etc/passwd', '/404'],
  ])('%s → %s', (address, expected) => {
    expect(key(address)).toBe(expected);
  });
});

test('inline scripts are hashed, scripts of our own origin are not', () => {
  // SHA-256 of `alert(1)`, base64: known from CSP documentation.
  expect(
    hashesOfInlineScripts('<script src="/a.js"></script><script type="module">alert(1)</script>'),
  ).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
});

test('a page that this site does not have is unknown, though it is built', () => {
  const build = { routes: { root: { path: '' }, one: { path: 'auth' }, two: { path: 'demo/design' } } };
  const paths = (absent: string[]) => pathsOf(build as never, absent);
  expect([...paths([])]).toEqual(['/', '/auth', '/demo/design']);
  expect(keyFinder(paths(['/demo/design']), {})('/demo/design/?a=1')).toBe('/404');
});
