import type { Locator, Page } from '@playwright/test';
import { expect, test, toastIn, visit } from './app.ts';
import { withPictures } from './browser.ts';
import { watchShifts } from './layout-shifts.ts';

test.use(withPictures);

const banner = (page: Page): Locator => page.getByRole('region', { name: 'Aviso de cookies' });
const settings = (page: Page): Locator => page.getByRole('dialog', { name: 'Preferencias de cookies' });
const floating = (page: Page): Locator => page.getByRole('button', { name: 'Cookies', exact: true });

const saved = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null') as unknown);

/** Records what analytics logs to the console. */
function listenToAnalytics(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Análisis de visitas')) said.push(message.text());
  });
  return said;
}

test('asks new visitors with two equal choices and per purpose; invalid storage asks again', async ({
  page,
}) => {
  const kind = (name: string) => settings(page).getByRole('switch', { name });
  await visit(page, '/');
  await test.step('two equal choices', async () => {
    const [no, yes] = ['Rechazar todas', 'Aceptar todas'].map((name) =>
      banner(page).getByRole('button', { name }),
    ) as [Locator, Locator];
    const looks = (button: Locator) =>
      button.evaluate((element) => {
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return { color, backgroundColor, fontSize, fontWeight, width, height };
      });
    expect(await looks(no)).toEqual(await looks(yes));
    expect(await saved(page)).toBeNull();
  });
  await test.step('unsaved ticks are discarded', async () => {
    await floating(page).click();
    await kind('Marketing').check();
    await page.keyboard.press('Escape');
    await expect(settings(page)).toBeHidden();
    await expect(banner(page)).toBeVisible();
    await floating(page).click();
    await expect(kind('Marketing')).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(settings(page)).toBeHidden();
  });
  await test.step('by purpose: nothing is preselected, necessary cookies stay', async () => {
    await banner(page).getByRole('button', { name: 'Configurar' }).click();
    await expect(kind('Necesarias')).toBeChecked();
    await expect(kind('Necesarias')).toBeDisabled();
    await expect(kind('Análisis')).not.toBeChecked();
    await expect(kind('Marketing')).not.toBeChecked();
    await kind('Análisis').check();
    await settings(page).getByRole('button', { name: 'Guardar preferencias' }).click();
    await expect(settings(page)).toBeHidden();
    await expect(banner(page)).toBeHidden();
    await expect(toastIn(page)).toContainText('Preferencias de cookies guardadas');
    expect(await saved(page)).toEqual({ necessary: true, analytics: true, marketing: false });
  });
  await page.evaluate(() => localStorage.setItem('cookieConsent', '{"necessary":'));
  await visit(page, '/');
  await expect(banner(page)).toBeVisible();
});

test("stores 'Rechazar todas' and does not ask again; analytics start only with consent", async ({
  page,
}) => {
  const said = listenToAnalytics(page);
  await visit(page, '/');
  await banner(page).getByRole('button', { name: 'Rechazar todas' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await saved(page)).toEqual({ necessary: true, analytics: false, marketing: false });
  await visit(page, '/plans');
  await expect(banner(page)).toBeHidden();
  expect(said).toEqual([]);
  await floating(page).click();
  await settings(page).getByRole('button', { name: 'Aceptar todas' }).click();
  await expect.poll(() => said).toEqual(['Análisis de visitas: empieza']);
  await visit(page, '/');
  await expect.poll(() => said).toHaveLength(2);
});

test("stores 'Aceptar todas' and does not ask again; consent is withdrawn in two clicks", async ({
  page,
}) => {
  const said = listenToAnalytics(page);
  await visit(page, '/');
  await banner(page).getByRole('button', { name: 'Aceptar todas' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await saved(page)).toEqual({ necessary: true, analytics: true, marketing: true });
  await visit(page, '/plans');
  await expect(banner(page)).toBeHidden();
  await floating(page).click();
  await settings(page).getByRole('button', { name: 'Rechazar todas' }).click();
  expect(await saved(page)).toEqual({ necessary: true, analytics: false, marketing: false });
  await expect.poll(() => said.at(-1)).toBe('Análisis de visitas: termina');
  await expect(floating(page)).toBeFocused();
});

test('applies the choice to the visit without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await visit(page, '/');
  await banner(page).getByRole('button', { name: 'Rechazar todas' }).click();
  await expect(banner(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Suscripciones' }).click();
  await expect(page).toHaveURL('/plans');
  await expect(banner(page)).toBeHidden();
});

test('by keyboard: the banner can be skipped, passes on the focus when it closes, and another tab follows', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await visit(other, '/');
  await expect(banner(other)).toBeVisible();
  await page.bringToFront();
  await visit(page, '/');
  await banner(page).getByRole('button', { name: 'Aceptar todas' }).focus();
  for (const name of ['Cookies', 'SOS, teléfonos de emergencia']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  for (let back = 0; back < 3; back++) await page.keyboard.press('Shift+Tab');
  await expect(banner(page).getByRole('button', { name: 'Aceptar todas' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(banner(other)).toBeHidden();
});

test('the banner shifts nothing and leaves booking clickable at every width', async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await visit(page, '/');
    await expect(banner(page)).toBeVisible();
    const book = page.getByRole('main').getByRole('link', { name: 'Reservar Consulta' });
    // `trial` checks that the link itself would be hit.
    await book.click({ trial: true });
    const { sum, what } = await shifts();
    expect(sum, `${width} px: ${what}`).toBeLessThan(0.01);
  }
});

test('the banner is part of the HTML and never visible to visitors who have decided, hydrated or not', async ({
  browser,
  baseURL,
}) => {
  for (const hasChosen of [false, true]) {
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    // The scripts never load, so only the HTML is visible.
    await page.route('**/assets/*.js', () => {});
    if (hasChosen)
      await page.addInitScript(() =>
        localStorage.setItem('cookieConsent', '{"necessary":true,"analytics":false,"marketing":false}'),
      );
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toBeVisible({ visible: !hasChosen });
    await context.close();
  }
});
