import type { Page } from '@playwright/test';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { expect, expectAccessible, test, visit } from './app.ts';
import { withPictures } from './browser.ts';
import { openAccount } from './people.ts';

test.use({ ...withPictures, viewport: { width: 360, height: 740 } });

/** Opens the page that registers the service worker, and waits until it controls the page. */
async function visitInstallPage(page: Page): Promise<void> {
  await visit(page, '/embedded-web');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
}

/** Paths of all cached responses. */
const listCachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
const expectCached = (page: Page, path: string) =>
  expect.poll(async () => (await listCachedUrls(page)).includes(path)).toBe(true);

test('a visited page and its emergency numbers work offline', async ({ page, context }) => {
  await visitInstallPage(page);
  await visit(page, '/contact');
  await expectCached(page, '/contact');
  await context.setOffline(true);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  await expect(page.getByText('Sin conexión: lees lo último que se guardó.')).toBeVisible();
  await page.getByRole('button', { name: 'SOS, teléfonos de emergencia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Teléfonos de emergencia' });
  for (const { phone } of clinicSettings().emergencyContacts)
    await expect(dialog.getByRole('link', { name: phone })).toHaveAttribute('href', phoneUrl(phone));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // The page that was open before the worker existed is cached as well.
  await page.goto('/embedded-web');
  await expect(page.getByRole('heading', { level: 1, name: 'Ponme en tu móvil' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Sin conexión:')).toBeHidden();
});

test('an unvisited or unknown page shows the emergency numbers offline', async ({ page, context }) => {
  await visitInstallPage(page);
  await context.setOffline(true);
  for (const path of ['/plans', '/no-existe']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hay conexión');
    await expect(page.getByRole('link', { name: /^Llamar al 112/ })).toBeVisible();
  }
});

test('no personal data is cached: no API response, no profile, no demonstration message', async ({
  page,
  context,
}) => {
  await openAccount(page.request);
  await visitInstallPage(page);
  await visit(page, '/dashboard');
  await page.goto('/demo/outbox');
  await visit(page, '/appointments?utm_source=someone');
  await visit(page, '/appointments');
  await expectCached(page, '/appointments');
  const kept = await listCachedUrls(page);
  expect(kept.some((path) => path.startsWith('/assets/'))).toBe(true);
  const foreign = kept.filter((path) => /^\/(api|dashboard|verify-email|demo)\b/.test(path));
  expect(foreign).toEqual([]);
  expect(kept.filter((path) => path === '/appointments')).toHaveLength(1);
  const html = await page.evaluate(async () => (await (await caches.match('/appointments'))?.text()) ?? '');
  expect(html).toContain('Agenda tu Consulta');
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hay conexión');
});

test('the page cache is limited, and caches of older workers are deleted', async ({ page }) => {
  await visit(page, '/contact');
  await page.evaluate(async () => {
    await (await caches.open('help-offline')).put('/sin-conexion', new Response('an older worker kept this'));
    const pages = await caches.open('pages-1');
    for (let index = 0; index < 30; index++) await pages.put(`/old-${index}`, new Response('seen long ago'));
  });
  await visitInstallPage(page);
  await expectCached(page, '/embedded-web');
  // The worker deletes old caches on activation, which may come after it has cached the page.
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('help-offline');
  const pages = async () =>
    (await listCachedUrls(page)).filter((path) => !/^(?:\/ca)?\/(assets|drawings|scenes|sin-)/.test(path));
  await expect.poll(pages).toHaveLength(30);
  expect(await pages()).not.toContain('/old-0');
});
