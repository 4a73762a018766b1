import { clinic } from '#config';
import { addressOf, pageTitles, readDocument } from '#tests/support/site-pages.ts';
import siteRoutes from '../../src/routes.ts';
import { expect, expectAccessible, test, visit } from './house.ts';
import { openAccount } from './people.ts';
import { expectSound } from './soundness.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Three widths in one test: on a machine with more to do, axe alone takes half of the usual 30 s.
test.describe.configure({ mode: 'parallel', timeout: 60_000 });

const paths = siteRoutes.map(({ path }) => `/${path ?? ''}`);
const titleOf = (path: string) => (path === '/' ? pageTitles[path] : `${pageTitles[path]} · ${clinic.name}`);

test('every route has a title of its own', () => {
  expect(Object.keys(pageTitles).sort()).toEqual([...paths].sort());
  expect(new Set(Object.values(pageTitles)).size).toBe(paths.length);
});

for (const path of paths) {
  test(`${path} is sound on a phone, a tablet and a desk`, async ({ page, expectRefusal }) => {
    if (path === '/*') expectRefusal(404);
    if (path === '/dashboard') await openAccount(page.request);
    if (path === '/verify-email') await openAccount(page.request, { email: 'montse@example.org' });
    await page.setViewportSize({ width: 360, height: 740 });
    const document = page.waitForResponse((reply) => reply.request().isNavigationRequest());
    await visit(page, addressOf(path));
    expect((await document).status()).toBe(path === '/*' ? 404 : 200);
    await expect(page).toHaveTitle(titleOf(path) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSound(page);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expectSound(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectSound(page);
  });
}

test('the windows of the layout open on a page that has anchors of its own', async ({ page }) => {
  await visit(page, '/aviso-legal');
  for (const [opener, title] of [
    ['Servicios, regiones y cómo reservar', `Qué hacemos en ${clinic.name}`],
    ['Cookies', 'Preferencias de cookies'],
    ['SOS, teléfonos de emergencia', 'Teléfonos de emergencia'],
  ] as const) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test.describe('as served', () => {
  test('every link and every file leads somewhere, every anchor is on its page', async ({
    request,
    baseURL,
  }) => {
    const documents = new Map<string, ReturnType<typeof readDocument>>();
    for (const path of paths) {
      const html = await (await request.get(addressOf(path))).text();
      documents.set(path, readDocument(html));
    }
    const problems: string[] = [];
    const addresses = new Map<string, string>();
    for (const [path, { links, sources }] of documents) {
      for (const { href, tag } of links) {
        const url = new URL(href, new URL(path, baseURL));
        if (!url.protocol.startsWith('http')) continue;
        if (url.origin !== new URL(baseURL ?? '').origin) {
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
    expect(addresses.size).toBeGreaterThan(paths.length);
    for (const [address, from] of addresses) {
      const status = (await request.get(address)).status();
      if (status !== 200) problems.push(`${from}: ${status} ${address}`);
    }
    expect(problems).toEqual([]);
  });

  for (const path of paths) {
    test(`${path} names nothing twice`, async ({ request }) => {
      const { ids } = readDocument(await (await request.get(addressOf(path))).text());
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });
  }
});
