import type { Locator, Page } from '@playwright/test';
import { pages } from '#platform/paths.ts';
import { browserPath, sitePaths } from '#tests/support/words/site-pages.ts';
import { expect, test, visit } from './app.ts';
import { withPictures } from './browser.ts';
import { openAccount } from './people.ts';
import { signInAsDirector, visitPanel } from './staff.ts';

// A window of 1280 × 1024 at 400 % zoom (WCAG 2.2, 1.4.10).
test.use({ ...withPictures, viewport: { width: 320, height: 256 } });

const privatePagePaths: readonly string[] = Object.values(pages)
  .filter(({ access }) => access === 'signed-in')
  .map(({ path }) => path);
const staffPaths = Object.values(pages)
  .filter(({ access }) => access === 'staff')
  .map(({ path }) => path);

/** Visible elements that keep their place while the page scrolls. Behind the content they cover nothing. */
const findFixedElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { position, zIndex, pointerEvents } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const isBehind = Number(zIndex) < 0 || pointerEvents === 'none';
        return (position === 'fixed' || position === 'sticky') && !isBehind && width * height > 0;
      })
      .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.className}`),
  );

/** The page's bars have scrolled away in the middle of it, and nothing scrolls sideways. */
async function expectBarsScrolledAway(page: Page) {
  expect(await findFixedElements(page)).toEqual([]);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  const bars = page.locator('[data-bar], nav[aria-label="Panel"]').filter({ visible: true });
  for (const bar of await bars.all()) await expect(bar).not.toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

for (const path of sitePaths)
  test(`at 400 % zoom, the bars of ${path} scroll with its content`, async ({ page, expectRefusal }) => {
    if (path === '/*') expectRefusal(404);
    if (path === '/verify-email') await openAccount(page.request, { email: 'montse@example.org' });
    else if (privatePagePaths.includes(path)) await openAccount(page.request);
    await visit(page, browserPath(path));
    await expectBarsScrolledAway(page);
    await page.getByRole('complementary', { name: 'Cookies y emergencias' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'SOS, teléfonos de emergencia' })).toBeInViewport();
  });

test('at 400 % zoom, the bars of the panel scroll with its pages', async ({ page }) => {
  await signInAsDirector(page.request);
  for (const path of staffPaths) {
    await visitPanel(page, path);
    expect(await findFixedElements(page), path).toEqual([]);
  }
});

/** Title and buttons scroll with the content of a dialog: its end fills the window. */
async function expectDialogScrolls(dialog: Locator) {
  await expect(dialog).toBeVisible();
  const heading = dialog.getByRole('heading').first();
  await dialog.evaluate((panel) => panel.scrollTo({ top: panel.scrollHeight, behavior: 'instant' }));
  await expect(heading).not.toBeInViewport({ ratio: 0.5 });
  const last = dialog.locator('p, a, button, li').last();
  await expect(last).toBeInViewport();
}

test('at 400 % zoom, dialogs scroll as a whole', async ({ page }) => {
  await visit(page, '/aviso-legal');
  await page.getByRole('button', { name: 'SOS, teléfonos de emergencia' }).click();
  await expectDialogScrolls(page.getByRole('dialog', { name: 'Teléfonos de emergencia' }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Configurar' }).click();
  await expectDialogScrolls(page.getByRole('dialog', { name: 'Preferencias de cookies' }));
});
