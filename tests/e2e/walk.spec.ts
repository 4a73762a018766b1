import type { Page } from '@playwright/test';
import { clinic } from '#config';
import { pages } from '#platform/paths.ts';
import { addressOf, pageTitles, sitePaths } from '#tests/support/words/site-pages.ts';
import { withPictures } from './browser.ts';
import { expectClearView } from './clear-view.ts';
import { expect, expectContrastAtNight, test, visit } from './house.ts';
import { openAccount } from './people.ts';
import { expectFittingWithLargeText, expectSound } from './soundness.ts';

test.use(withPictures);

const ofSomebody: readonly string[] = Object.values(pages)
  .filter(({ access }) => access === 'signed-in')
  .map(({ path }) => path);
const titleOf = (path: string) => (path === '/' ? pageTitles[path] : `${pageTitles[path]} · ${clinic.name}`);

/** Where the number for danger stands, the bar at the foot of a small screen offers no hour. */
async function expectNothingSoldBesideNumbers(page: Page) {
  if ((await page.getByRole('main').locator('a[href="tel:112"]').count()) === 0) return;
  await expect(page.locator('[aria-label="Cookies y emergencias"] a[href="/appointments"]')).toHaveCount(0);
}

for (const path of sitePaths) {
  test(`${path} is sound on a phone, a tablet and a desk, and with text twice as large`, async ({
    page,
    expectRefusal,
  }) => {
    if (path === '/*') expectRefusal(404);
    if (path === '/verify-email') await openAccount(page.request, { email: 'montse@example.org' });
    else if (ofSomebody.includes(path)) await openAccount(page.request);
    await page.setViewportSize({ width: 1280, height: 800 });
    const document = page.waitForResponse((reply) => reply.request().isNavigationRequest());
    await visit(page, addressOf(path));
    expect((await document).status()).toBe(path === '/*' ? 404 : 200);
    await expect(page).toHaveTitle(titleOf(path) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // As long as it looks for free hours the calendar is fainter than it may stay.
    if (path === '/appointments') {
      await expect(page.getByRole('grid')).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    }
    await expectSound(page);
    // The drawings of our own parts show every one of them, and whoever looks at them is not looking for help.
    if (path !== pages.design.path) await expectNothingSoldBesideNumbers(page);
    await test.step('by night', () => expectContrastAtNight(page));
    await expectClearView(page);
    await test.step('with text twice as large', () => expectFittingWithLargeText(page));
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
    // By day each is held against every rule by layout.spec.ts.
    await expectContrastAtNight(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
