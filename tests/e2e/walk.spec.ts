import type { Page } from '@playwright/test';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pages } from '#platform/paths.ts';
import { browserPath, pageTitles, sitePaths } from '#tests/support/words/site-pages.ts';
import { expect, expectContrastInDarkMode, test, visit } from './app.ts';
import { withPictures } from './browser.ts';
import { expectUncoveredContent } from './clear-view.ts';
import { openAccount } from './people.ts';
import { expectFittingWithLargeText, expectScreenSound } from './screen-checks.ts';

test.use(withPictures);

const privatePagePaths: readonly string[] = Object.values(pages)
  .filter(({ access }) => access === 'signed-in')
  .map(({ path }) => path);
const titleOf = (path: string) =>
  path === '/' ? pageTitles[path] : `${pageTitles[path]} · ${clinicContact().name}`;

/** On a page with the emergency number, the bottom bar of small screens does not offer booking. */
async function expectNoBookingBesideEmergency(page: Page) {
  if ((await page.getByRole('main').locator('a[href="tel:112"]').count()) === 0) return;
  await expect(page.locator('[aria-label="Cookies y emergencias"] a[href="/appointments"]')).toHaveCount(0);
}

for (const path of sitePaths) {
  test(`${path} passes all checks on a phone, a tablet and a desktop, and with text twice as large`, async ({
    page,
    expectRefusal,
  }) => {
    if (path === '/*') expectRefusal(404);
    if (path === '/verify-email') await openAccount(page.request, { email: 'montse@example.org' });
    else if (privatePagePaths.includes(path)) await openAccount(page.request);
    await page.setViewportSize({ width: 1280, height: 800 });
    const document = page.waitForResponse((reply) => reply.request().isNavigationRequest());
    await visit(page, browserPath(path));
    expect((await document).status()).toBe(path === '/*' ? 404 : 200);
    await expect(page).toHaveTitle(titleOf(path) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // While slots load, the calendar is fainter than the contrast rules allow.
    if (path === '/appointments') {
      await expect(page.getByRole('grid')).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    }
    await expectScreenSound(page);
    // Except the design catalogue, which shows every component, the emergency number included.
    if (path !== pages.design.path) await expectNoBookingBesideEmergency(page);
    await test.step('dark scheme', () => expectContrastInDarkMode(page));
    await expectUncoveredContent(page);
    await test.step('with text twice as large', () => expectFittingWithLargeText(page));
  });
}

test('the layout’s dialogs open on a page with its own anchors', async ({ page }) => {
  await visit(page, '/aviso-legal');
  for (const [opener, title] of [
    ['Servicios, regiones y cómo reservar', `Qué hacemos en ${clinicContact().name}`],
    ['Cookies', 'Preferencias de cookies'],
    ['SOS, teléfonos de emergencia', 'Teléfonos de emergencia'],
  ] as const) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    // layout.spec.ts checks the light scheme.
    await expectContrastInDarkMode(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
