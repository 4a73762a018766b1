import type { Locator, Page } from '@playwright/test';
import { clinicContact } from '#platform/clinic-contact.ts';
import { unavailablePage } from '../../src/short-pages/short-pages.ts';
import { expect, expectContrastInDarkMode, test, toastIn, visit } from './app.ts';
import { withPictures } from './browser.ts';
import { bookOnScreen, openWalletDialog, paymentDialog, payNow } from './paying.ts';
import { emailOf, newPerson, openAccount } from './people.ts';

test.use(withPictures);

const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const areDark = (ground: string) => (ground.match(/\d+/g) ?? []).every((part) => Number(part) < 80);
const isDark = async (page: Page) => areDark(await backgroundOf(page));
const bodyIsDark = async (page: Page) =>
  areDark(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
const choice = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('radio', { name, exact: true });

test('a page follows the device’s colour scheme until a choice is made; the choice is stored and applies to other tabs', async ({
  page,
  context,
}) => {
  await visit(page, '/plans');
  expect(await isDark(page)).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await isDark(page)).toBe(true);
  await expect(choice(page, 'Como el dispositivo')).toBeChecked();

  await choice(page, 'Claro').check();
  expect(await isDark(page)).toBe(false);
  await visit(page, '/contact');
  expect(await isDark(page)).toBe(false);
  await expect(choice(page, 'Claro')).toBeChecked();

  await choice(page, 'Como el dispositivo').check();
  expect(await isDark(page)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('colorScheme'))).toBeNull();

  await page.emulateMedia({ colorScheme: 'light' });
  const other = await context.newPage();
  await visit(other, '/contact');
  await choice(other, 'Oscuro').check();
  await expect(choice(page, 'Oscuro')).toBeChecked();
  expect(await isDark(page)).toBe(true);
});

test('the stored colour scheme applies before the first paint, and print stays white', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('colorScheme', 'dark');
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      document.documentElement.dataset.atBody = document.documentElement.dataset.scheme ?? 'unknown';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await visit(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-at-body', 'dark');
  expect(await isDark(page)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(Number(ink.match(/\d+/)?.[0])).toBeLessThan(80);
});

test('phone numbers are printed in the text colour, since backgrounds are not printed', async ({ page }) => {
  await visit(page, '/contact');
  await page.emulateMedia({ media: 'print' });
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  for (const call of [
    page.getByRole('main').getByRole('link', { name: /112$/ }),
    page.getByRole('contentinfo').getByRole('link', { name: clinicContact().phone }),
  ])
    await expect(call.first()).toHaveCSS('color', ink);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Inicio' })).toBeHidden();
});

test('a page loads only the pictures of the current colour scheme', async ({ browser, baseURL }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/scenes/')) pictures.push(new URL(request.url()).pathname);
    });
    await page.goto(`${baseURL}/`, { waitUntil: 'load' });
    expect(pictures).toEqual([`/scenes/noon-wide${colorScheme === 'dark' ? '-night' : ''}.svg`]);
    await context.close();
  }
});

/** Documents with their own styles, and how to open them. */
const standaloneDocuments: readonly [name: string, open: (page: Page) => Promise<unknown>][] = [
  ['the page without a connection', (page) => page.goto('/sin-conexion')],
  ['the page while nothing answers', (page) => page.setContent(unavailablePage)],
  ['the messages of the demonstration', (page) => page.goto('/demo/outbox')],
];
test('standalone documents follow the dark scheme, and print white', async ({ page, request }) => {
  const person = newPerson();
  await openAccount(request, { ...person, email: emailOf(person) });
  for (const [name, open] of standaloneDocuments)
    await test.step(name, async () => {
      await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
      await open(page);
      expect(await bodyIsDark(page)).toBe(false);
      await expectContrastInDarkMode(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await bodyIsDark(page)).toBe(true);
      await page.emulateMedia({ media: 'print' });
      expect(await bodyIsDark(page)).toBe(false);
    });
});

test('every step of booking and paying has enough contrast in the dark scheme', async ({ page, freeDay }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAccount(page.request);
  await bookOnScreen(page, freeDay, '12:00');
  await expect(paymentDialog(page).getByRole('button', { name: 'Pagar con PayPal' })).toBeVisible();
  await expectContrastInDarkMode(page);
  await openWalletDialog(page);
  await payNow(page);
  await expect(toastIn(page)).toContainText('¡Pago procesado correctamente!');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('region', { name: 'Próximas' }).getByRole('listitem')).toBeVisible();
  await expectContrastInDarkMode(page);
});

test('with forced colours the selection is marked, and buttons and cards have borders', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/appointments');
  const hour = page.locator('label', { has: page.getByRole('radio', { name: 'elegida' }) });
  await expect(hour).toHaveCSS('outline-style', 'solid');
  const grounds = (day: Locator) => day.evaluate((one) => getComputedStyle(one).backgroundColor);
  const chosen = page.getByRole('gridcell', { selected: true }).getByRole('button');
  const others = page.locator('[role="gridcell"]:not([aria-selected]) > button');
  expect(await grounds(chosen)).not.toBe(await grounds(others.first()));
  const edgeless = await page
    .getByRole('main')
    .getByRole('button', { disabled: false })
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).borderTopWidth === '0px').length);
  expect(edgeless, 'buttons without an edge').toBe(0);
  const open = await page
    .locator('main .rounded-card')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).borderTopWidth === '0px').length);
  expect(open, 'cards without an edge').toBe(0);

  await page.getByRole('radio', { name: 'Terapia infantil' }).check();
  const box = page.getByRole('main').getByRole('checkbox').first();
  const empty = await grounds(box);
  await box.check();
  await expect.poll(() => grounds(box), 'a ticked box is not empty').not.toBe(empty);
  await page.getByRole('button', { name: 'Servicios, regiones y cómo reservar' }).click();
  const tabs = page.getByRole('dialog').getByRole('tab');
  expect(await grounds(tabs.first()), 'the open tab').not.toBe(await grounds(tabs.last()));
});
