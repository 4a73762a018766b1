import { afterAll, beforeAll, expect, test } from 'vitest';
import { clinic } from '#config';
import { localizePath } from '#platform/language/language.ts';
import { startSite } from '#tests/support/site.ts';
import { browserPath, pageTitles, readDocument, sitePaths } from '#tests/support/words/site-pages.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test('every route has a unique title', () => {
  expect(Object.keys(pageTitles).sort()).toEqual([...sitePaths].sort());
  expect(new Set(Object.values(pageTitles)).size).toBe(sitePaths.length);
});

test('every link and file exists, and every anchor is on its page', async () => {
  const documents = new Map<string, ReturnType<typeof readDocument>>();
  for (const language of clinic.languages) {
    for (const path of sitePaths) {
      const address = localizePath(browserPath(path), language);
      documents.set(address, readDocument(await site.read(address)));
    }
  }
  const problems: string[] = [];
  const addresses = new Map<string, string>();
  for (const [path, { links, sources }] of documents) {
    for (const { href, tag } of links) {
      const url = new URL(href, new URL(path, site.origin));
      if (!url.protocol.startsWith('http')) continue;
      if (url.origin !== site.origin) {
        const isGuarded = tag.includes('target="_blank"') && tag.includes('rel="noopener noreferrer"');
        if (!isGuarded) problems.push(`${path}: ${href} opens here`);
        continue;
      }
      if (!href.startsWith('#')) addresses.set(url.pathname + url.search, path);
      const there = documents.get(url.pathname);
      if (url.hash !== '' && !there?.ids.includes(decodeURIComponent(url.hash.slice(1))))
        problems.push(`${path}: no anchor ${href}`);
    }
    for (const source of sources.map((one) => one.split(' ')[0] ?? '')) {
      if (!source.startsWith('http') && !source.startsWith('data:')) addresses.set(source, path);
    }
  }
  expect(addresses.size).toBeGreaterThan(sitePaths.length * clinic.languages.length);
  for (const [address, from] of addresses) {
    const status = (await site.ask(address)).status;
    // The page that says so leads to itself in the other language.
    const isMissingPage = /^(\/ca)?\/404$/.test(address) && from.endsWith('/no-existe');
    if (status !== (isMissingPage ? 404 : 200)) problems.push(`${from}: ${status} ${address}`);
  }
  expect(problems).toEqual([]);
});

for (const path of sitePaths) {
  test(`${path} has no duplicate ids`, async () => {
    const { ids } = readDocument(await site.read(browserPath(path)));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
}
